import { isOutdated } from "../graph/outdated.ts";
import { useCopy } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { outdatedCopy } from "./outdated-copy.ts";

interface OutdatedNoticeProps {
  /** Of the answer that the page shows. */
  readonly extensions: Readonly<Record<string, unknown>> | undefined;
}

/** Reports that what the page shows is the gateway's last good answer, while the shop gives none. */
export function OutdatedNotice({ extensions }: OutdatedNoticeProps) {
  const t = useCopy(outdatedCopy);
  return isOutdated(extensions) ? <Alert tone="warning">{t.outdated}</Alert> : null;
}
