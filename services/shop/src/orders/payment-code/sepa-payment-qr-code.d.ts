declare module "sepa-payment-qr-code" {
  /** The text of a GiroCode (EPC069-12). @throws Error when a part is missing, too long or no IBAN */
  export default function generateQrCode(transfer: {
    readonly name: string;
    readonly iban: string;
    readonly bic?: string;
    /** Euros. */
    readonly amount: number | null;
    readonly unstructuredReference?: string;
  }): string;
}
