import { useCopy } from "../lib/copy.ts";
import { confirmationCopy } from "./confirmation-copy.ts";
import styles from "./thank-you.module.css";

/** White that scanners need around a code, in squares. */
const margin = 4;

/** A transfer as QR code, for a banking app: photographed from another screen, or from paper. */
export function PaymentCode({
  code: { kind, size, path },
  amount,
}: {
  readonly code: { readonly kind: "GIROCODE" | "SWISS_QR"; readonly size: number; readonly path: string };
  readonly amount: string;
}) {
  const t = useCopy(confirmationCopy);
  const side = size + 2 * margin;
  return (
    <figure className={styles.code}>
      <svg
        role="img"
        aria-label={t.code[kind](amount)}
        viewBox={`${-margin} ${-margin} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption>{t.codeText[kind]}</figcaption>
    </figure>
  );
}
