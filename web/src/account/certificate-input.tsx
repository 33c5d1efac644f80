import { useCopy } from "../lib/copy.ts";
import type { FormValues } from "../lib/form-values.ts";
import type { FieldVerdict } from "../ui/form/use-form-check.ts";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { certificateCopy } from "./certificate-copy.ts";
import { certificateTypes } from "./certificate-submit.ts";

interface CertificateInputProps {
  readonly field: FieldVerdict;
  /** What the form held at the last try; a file that had arrived by then is not asked for again. */
  readonly values: FormValues;
}

/** The certificate of a business (ACC-04); the form sends it along, with and without scripts. */
export function CertificateInput({ field, values }: CertificateInputProps) {
  const t = useCopy(certificateCopy);
  // A chosen file is no value that is known to be right.
  const { good: _, ...verdict } = field;
  const { certificateId = "", certificateName = "" } = values;
  return (
    <>
      <TextInput
        {...verdict}
        type="file"
        accept={certificateTypes.join(",")}
        label={t.label}
        hint={certificateId === "" ? t.hint : t.arrived(certificateName)}
      />
      {certificateId !== "" && (
        <>
          <input type="hidden" name="certificateId" value={certificateId} />
          <input type="hidden" name="certificateName" value={certificateName} />
        </>
      )}
    </>
  );
}
