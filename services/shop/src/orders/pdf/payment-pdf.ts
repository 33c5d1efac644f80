import { SwissQRBill } from "swissqrbill/pdf";
import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";
import { formatPrice } from "../../platform/money.ts";
import { type Payment, paymentCodeOf, swissBill } from "../payment-code/payment-code.ts";
import { paperFonts } from "../../platform/pdf/fonts.ts";
import { putText, type Sheet } from "../../platform/pdf/sheet.ts";

const left = 56;
const wide = 483;
/** Points; a GiroCode of 4 cm is read from a screen and from paper. */
const codeSide = 114;
/** Below it nothing is printed. */
const bottom = 790;

/** How to pay by transfer: the details in words, and a code that banking apps read; a whole payment part in Switzerland. */
export function putPayment(sheet: Sheet, payment: Payment, language: Language, top: number): void {
  const { doc, root } = sheet;
  const { transfer, cents } = payment;
  const code = paymentCodeOf(payment);
  if (code === null) return;
  const isSwiss = code.kind === "SWISS_QR";
  let y = top;
  if (y + codeSide + 24 > bottom) {
    doc.addPage();
    y = 48;
  }
  y = putText(sheet, root, "H2", pick(language, "So überweisen Sie", "How to transfer the amount"), {
    x: left,
    y,
    width: wide,
    bold: true,
    size: 12,
  });
  const rows = [
    `${pick(language, "Empfänger", "Payee")}: ${transfer.owner}`,
    `IBAN: ${transfer.iban}`,
    `BIC: ${transfer.bic}`,
    `${pick(language, "Verwendungszweck", "Purpose")}: ${transfer.purpose}`,
    `${pick(language, "Betrag", "Amount")}: ${formatPrice(cents, language)}`,
  ];
  const x = isSwiss ? left : left + codeSide + 20;
  putText(sheet, root, "P", rows.join("\n"), { x, y: y + 10, width: wide - (x - left) });
  if (isSwiss) return putSwissBill(sheet, payment, language);
  const alt = pick(
    language,
    `GiroCode: füllt die Überweisung von ${formatPrice(cents, language)} in Ihrer Banking-App aus`,
    `GiroCode: fills in the transfer of ${formatPrice(cents, language)} in your banking app`,
  );
  root.add(
    doc.struct("Figure", { alt }, () => {
      doc
        .save()
        .translate(left, y + 10)
        .scale(codeSide / code.size);
      doc.path(code.path).fill("#000000");
      doc.restore();
    }),
  );
}

/** The payment part with its receipt, at the foot of a page, as the Swiss standard has it. */
function putSwissBill({ doc, root }: Sheet, payment: Payment, language: Language): void {
  if (!SwissQRBill.isSpaceSufficient(doc, 0)) doc.addPage();
  // The library knows the fonts that the standard names; all fonts of PDF/A have to be embedded, and ours are.
  const { regular, bold } = paperFonts();
  doc.registerFont("Liberation Sans", regular);
  doc.registerFont("Liberation Sans-Bold", bold);
  const bill = new SwissQRBill(swissBill(payment), {
    fontName: "Liberation Sans",
    language: language === "en-DE" ? "EN" : "DE",
  });
  const price = formatPrice(payment.cents, language);
  const alt = pick(
    language,
    `QR-Rechnung über ${price}: Empfangsschein und Zahlteil`,
    `QR-bill of ${price}: receipt and payment part`,
  );
  root.add(doc.struct("Figure", { alt }, () => bill.attachTo(doc)));
}
