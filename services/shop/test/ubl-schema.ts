import { readFileSync } from "node:fs";
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

xmlRegisterFsInputProviders();

/**
 * Makes a check of files against the schemas of UBL.
 * @param folder `Invoice.xsd` and `CreditNote.xsd`; by default those of the parts that papers use
 * @returns gives what is wrong with a file; a file that is no XML throws
 */
export function schemaCheck(
  schemas = {
    Invoice: new URL("ubl/Invoice.xsd", import.meta.url),
    CreditNote: new URL("ubl/CreditNote.xsd", import.meta.url),
  },
): (xml: string) => string[] {
  const validators = {
    Invoice: validatorOf(schemas.Invoice),
    CreditNote: validatorOf(schemas.CreditNote),
  };
  return (xml) => {
    const file = XmlDocument.fromString(xml);
    try {
      validators[file.root.name === "CreditNote" ? "CreditNote" : "Invoice"].validate(file);
      return [];
    } catch (error) {
      if (!(error instanceof XmlValidateError)) throw error;
      return error.details.map(({ message }) => message.trim());
    } finally {
      file.dispose();
    }
  };
}

function validatorOf(file: URL): XsdValidator {
  return XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(file, "utf8"), { url: file.href }));
}
