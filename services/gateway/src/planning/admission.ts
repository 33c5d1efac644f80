import type { IncomingHttpHeaders } from "node:http";
import { operatorHeader } from "../security/operator-guard.ts";
import { isSameSecret } from "../security/same-secret.ts";
import type { OperationParams } from "./operation-request.ts";
import type { RefusedPlan } from "./plan.ts";
import type { TrustedDocuments } from "./trusted-documents.ts";

/** Which documents are answered. */
export interface Admission {
  /**
   * Puts the text in the place of a document's id, and turns down what is not to be answered.
   * @param isOperator whether an operator sent it
   */
  admit(sent: SentOperation, isOperator: boolean): OperationParams;
  /** Whether a request reports that it is an operator's. */
  isOperator(headers: IncomingHttpHeaders): boolean;
}

/** An operation as it was sent: by its text or by a document's id. */
export type SentOperation = Omit<OperationParams, "refused"> & {
  /** Null: it was sent by its text. */
  readonly documentId: string | null;
};

interface Settings {
  readonly documents: TrustedDocuments;
  /** Whether other documents are for operators alone, as in the live environment. */
  readonly trustedOnly: boolean;
  /** What operators send in `operatorHeader`; null: there are none. */
  readonly operatorToken: string | null;
}

/** Admits documents by these settings. */
export function createAdmission({ documents, trustedOnly, operatorToken }: Settings): Admission {
  const isOperator = (headers: IncomingHttpHeaders): boolean => {
    const sent = headers[operatorHeader];
    return operatorToken !== null && typeof sent === "string" && isSameSecret(sent, operatorToken);
  };
  return {
    isOperator,
    admit: ({ documentId, ...sent }, byOperator) => {
      if (documentId === null) {
        // What has no text either is for Apollo to explain.
        const mayAsk = !trustedOnly || sent.text === "" || byOperator;
        // Without its text no later stage can plan it or find a cached response.
        return mayAsk ? { ...sent, refused: null } : { ...sent, text: "", refused: notTrusted };
      }
      const text = documents.textOf(documentId);
      if (text === undefined) return { ...sent, text: "", refused: notFound };
      return { ...sent, text, refused: null };
    },
  };
}

/** Nothing is kept of ids that are unknown: the look-up that reports it is all that they cost. */
const notFound: RefusedPlan = {
  kind: "refused",
  status: 404,
  error: {
    message: "No document has this id",
    extensions: { code: "PERSISTED_QUERY_NOT_FOUND", classification: "PERSISTED_QUERY_NOT_FOUND" },
  },
};

const notTrusted: RefusedPlan = {
  kind: "refused",
  status: 403,
  error: {
    message: "Only the storefront's own documents are answered here, by their id",
    extensions: { code: "PERSISTED_QUERY_ONLY", classification: "PERSISTED_QUERY_ONLY" },
  },
};
