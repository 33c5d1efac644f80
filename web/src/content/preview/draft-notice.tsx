import { useCopy } from "../../lib/copy.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { TextLink } from "../../ui/link/text-link.tsx";
import { previewCopy } from "./preview-copy.ts";

/** Above a page that only the preview mode shows. */
export function DraftNotice() {
  const t = useCopy(previewCopy);
  return (
    <Alert tone="warning">
      {t.draft} <TextLink href="/preview/">{t.toPreview}</TextLink>
    </Alert>
  );
}
