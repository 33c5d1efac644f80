import { cutText } from "@chalkbox/input-text/read-text";
import sepaText from "sepa-payment-qr-code";
import { SwissQRCode } from "swissqrbill/svg";
import type { Data } from "swissqrbill/types";
import { encode } from "uqr";
import { currencyCode } from "../../platform/money.ts";
import { seller } from "../../platform/seller.ts";
import type { BankTransfer } from "../bank-transfer.ts";
import type { OrderHead } from "../order-draft.ts";

/** `PaymentCode` of the graph: a QR code that fills in a transfer in a banking app. */
export interface PaymentCode {
  readonly kind: "GIROCODE" | "SWISS_QR";
  /** Squares along a side. */
  readonly size: number;
  /** The dark squares, as path of an SVG that is `size` units wide and high. */
  readonly path: string;
}

/** Who pays what to whom. */
export interface Payment {
  readonly store: OrderHead["store"];
  readonly transfer: BankTransfer;
  readonly cents: number;
  readonly debtor: OrderHead["billingAddress"];
}

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
    name: owner,
    iban: iban.replaceAll(" ", ""),
    bic,
    amount: cents / 100,
    unstructuredReference: purpose,
  });
  // The guide asks for error correction M, which repairs 15 %.
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  return { kind: "GIROCODE", size, path: pathOf(size, (x, y) => data[y]?.[x] === true) };
}

/** What a Swiss QR-bill says. */
export function swissBill({ transfer, cents, debtor }: Payment): Data {
  const name = debtor.company === "" ? `${debtor.firstName} ${debtor.lastName}` : debtor.company;
  return {
    currency: currencyCode,
    amount: cents / 100,
    message: transfer.purpose,
    creditor: {
      account: transfer.iban,
      name: transfer.owner,
      address: seller.street,
      zip: seller.postCode,
      city: seller.city,
      country: seller.country,
    },
    // A parcel station is no address to bill to.
    ...(debtor.isPackstation
      ? {}
      : {
          debtor: {
            name: cutText(name, 70, 70),
            address: cutText(debtor.street, 70, 70),
            zip: debtor.postCode,
            city: cutText(debtor.city, 35, 35),
            country: debtor.country,
          },
        }),
  };
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
