import sepaText from "sepa-payment-qr-code";
import { SwissQRCode } from "swissqrbill/svg";
import type { Data } from "swissqrbill/types";
import { encode } from "uqr";
import type { PaymentCode } from "../../generated/graph.ts";
import { currencyCode } from "../../platform/money.ts";
import { seller } from "../../platform/seller.ts";
import type { BankTransfer } from "../bank-transfer.ts";
import type { OrderHead } from "../order-draft.ts";
import { bankText } from "./bank-text.ts";

/** Who pays what to whom. */
export interface Payment {
  readonly store: OrderHead["store"];
  readonly transfer: BankTransfer;
  readonly cents: number;
  readonly debtor: OrderHead["billingAddress"];
}

/** Characters that both kinds of codes take. */
const longest = { name: 70, street: 70, city: 35, purpose: 140 } as const;

/**
 * The code of a transfer: a Swiss QR code in Switzerland, else a GiroCode (EPC069-12), which banking apps of the euro
 * area read.
 * @returns null when nothing is to be paid: neither code can say so
 */
export function paymentCodeOf(payment: Payment): PaymentCode | null {
  if (payment.cents <= 0) return null;
  return payment.store === "ch" ? swissCode(payment) : giroCode(payment);
}

function giroCode({ transfer: { owner, iban, bic, purpose }, cents }: Payment): PaymentCode {
  const text = sepaText({
    name: bankText(owner, longest.name),
    iban: iban.replaceAll(" ", ""),
    bic,
    amount: cents / 100,
    unstructuredReference: bankText(purpose, longest.purpose),
  });
  // The guide asks for error correction M, which repairs 15 %.
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  return { kind: "GIROCODE", size, path: pathOf(size, (x, y) => data[y]?.[x] === true) };
}

/** What a Swiss QR-bill says; its texts are those of the code and of the printed part. */
export function swissBill({ transfer, cents, debtor }: Payment): Data {
  return {
    currency: currencyCode,
    amount: cents / 100,
    message: bankText(transfer.purpose, longest.purpose),
    creditor: {
      account: transfer.iban,
      name: bankText(transfer.owner, longest.name),
      address: bankText(seller.street, longest.street),
      zip: seller.postCode,
      city: bankText(seller.city, longest.city),
      country: seller.country,
    },
    ...debtorOf(debtor),
  };
}

/** Who pays, where the code can say so: a parcel station is no address to bill to. */
function debtorOf({
  isPackstation,
  company,
  firstName,
  lastName,
  ...address
}: Payment["debtor"]): Pick<Data, "debtor"> {
  const name = bankText(company === "" ? `${firstName} ${lastName}` : company, longest.name);
  const city = bankText(address.city, longest.city);
  if (isPackstation || name === "" || city === "") return {};
  const { postCode: zip, country } = address;
  return { debtor: { name, address: bankText(address.street, longest.street), zip, city, country } };
}

/** A Swiss QR code is 46 mm wide, with 7 mm of white around the cross in its middle. */
const side = 46;
const whiteHalf = 3.5;
const square = /<rect x="([\d.]+)mm" y="([\d.]+)mm" width="([\d.]+)mm" height="[\d.]+mm" fill="black"/g;

function swissCode(payment: Payment): PaymentCode {
  const squares = [...new SwissQRCode(swissBill(payment), side).toString().matchAll(square)].map((found) =>
    found.slice(1).map(Number),
  );
  // The first is a corner of the code; those of the cross in its middle are larger.
  const unit = squares[0]?.[2] ?? side;
  const size = Math.round(side / unit);
  const places = squares.filter(([, , width = 0]) => width === unit);
  const dark = new Set(places.map(([x = 0, y = 0]) => Math.round(y / unit) * size + Math.round(x / unit)));
  const isUnderCross = (place: number): boolean => Math.abs((place + 0.5) * unit - side / 2) < whiteHalf;
  const isDark = (x: number, y: number): boolean => dark.has(y * size + x) && !(isUnderCross(x) && isUnderCross(y));
  return { kind: "SWISS_QR", size, path: pathOf(size, isDark) + swissCross(size) };
}

/** The black square with the white cross: its outline runs the other way round, so that it is left out. */
function swissCross(size: number): string {
  const units = (millimetres: number): string => String(Math.round((millimetres * size * 1_000) / side) / 1_000);
  const [full, thin, arm] = [units(6), units(1.17), units((3.89 - 1.17) / 2)];
  const [from, crossX, crossY] = [units(side / 2 - 3), units((side - 1.17) / 2), units((side - 3.89) / 2)];
  const back = `v${arm}h-${arm}v${thin}h${arm}v${arm}h${thin}v-${arm}h${arm}v-${thin}h-${arm}v-${arm}h-${thin}z`;
  return `M${from} ${from}h${full}v${full}h-${full}zM${crossX} ${crossY}${back}`;
}

/** One rectangle for each run of dark squares in a row. */
function pathOf(size: number, isDark: (x: number, y: number) => boolean): string {
  let path = "";
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      let run = 0;
      while (x + run < size && isDark(x + run, y)) run += 1;
      if (run > 0) path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  }
  return path;
}
