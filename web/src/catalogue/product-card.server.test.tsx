import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { ProductCard } from "./product-card.tsx";
import { tileOf } from "./testing/tile-of.ts";
import { type ListedProduct, TileExtras } from "./tile-extras.tsx";

const storefront = { store: "de", language: "de-DE" } as const;

function markup(part: Partial<ListedProduct> = {}, showsDealProgress = true): string {
  const product = tileOf(part);
  return renderToStaticMarkup(
    <StorefrontContext value={storefront}>
      <ProductCard product={product} extra={<TileExtras product={product} />} showsDealProgress={showsDealProgress} />
    </StorefrontContext>,
  );
}

/** What a tile says, without its marks. */
const text = (part?: Partial<ListedProduct>): string =>
  markup(part)
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll(/\|[|\s]*/g, "|");

const deal = (percent: number, left = 3_600_000) => ({
  isAvailableLightningDeal: percent < 100,
  lightningDealTimestampUntil: new Date(Date.now() + left).toISOString(),
  lightningReservedPercentageRoundFloor: percent,
});
const extra = (id: string) => ({ id, name: `Marke ${id}` });

describe("badges", () => {
  it("TILE-07: a sale is marked, by its percentage from 5 on, else by a word", () => {
    const badges = { sale: true, new: false, popular: false };
    expect(text({ badges, discountPercent: 12 })).toContain("|−12 %|");
    expect(text({ badges, discountPercent: 4 })).toContain("|Reduziert|");
    expect(text({ badges, discountPercent: 0 })).toContain("|Reduziert|");
    expect(text({ discountPercent: 0 })).not.toContain("Reduziert");
  });

  it("TILE-08, TILE-09: no percentage below 5, and a star beside it from 25 on", () => {
    const sale = { sale: true, new: false, popular: false };
    const badge = (discountPercent: number) => markup({ badges: sale, discountPercent });
    expect(badge(4)).not.toContain("−4 %");
    expect(badge(5)).toContain("−5 %");
    for (const [percent, hasStar] of [
      [24, false],
      [25, true],
    ] as const) {
      expect([percent, badge(percent).includes('<span title="Stark reduziert:">')]).toEqual([percent, hasStar]);
      expect(badge(percent)).toContain(`−${percent} %`);
    }
  });

  it("TILE-10: the first extra badge that is not betzold, classic or top-rated, beside all others", () => {
    const all = text({
      badges: { sale: true, new: true, popular: true },
      discountPercent: 30,
      extraBadges: [extra("betzold"), extra("classic"), extra("top-rated"), extra("eco"), extra("other")],
    });
    for (const badge of ["−30 %", "Neu", "Beliebt", "Marke eco"]) expect(all).toContain(`|${badge}|`);
    for (const hidden of ["betzold", "classic", "top-rated", "other"]) expect(all).not.toContain(`Marke ${hidden}`);
  });
});

it("ROUTE-25, TILE-02, TILE-03: what is there links to the product, what is not is sold, and says what is short", () => {
  expect(markup()).toMatch(/<a [^>]*href="\/prod\/1\/"/);
  expect(markup({ url: "/prod/1/?varid=101" })).toMatch(/<a [^>]*href="\/prod\/1\/\?varid=101"/);
  expect(text()).not.toContain("Ausverkauft");
  const part = { isShortage: true, shortageText: "Zurzeit nicht lieferbar" };
  expect(markup(part)).not.toContain("<a ");
  expect(text(part)).toContain("|Ausverkauft|Zurzeit nicht lieferbar|");
});

it("TILE-04: all pieces of a running deal reserved: sold, and no link", () => {
  expect(markup({ lightningDeal: deal(99) })).toContain('href="/prod/1/"');
  const gone = markup({ lightningDeal: deal(100) });
  expect(gone).not.toContain("<a ");
  expect(gone).not.toContain('name="itemId"');
  expect(gone).toContain("Ausverkauft");
  // Not available and available at once: the one word is that of the overlay.
  const there = { availableForSale: true, deliveryInfo: "Auf Lager" };
  expect(text({ ...there, lightningDeal: deal(99) })).toContain("Auf Lager");
  expect(text({ ...there, lightningDeal: deal(100) })).not.toContain("Auf Lager");
});

describe("a deal", () => {
  const badges = { sale: false, new: true, popular: true };

  it("DEAL-04, DEAL-05, DEAL-08: has its percent, its end and a bar, and hides sale and popular", () => {
    const lightningDeal = { ...deal(62), lightningDealTimestampUntil: "2036-11-23T13:00:00Z" };
    const shown = text({ lightningDeal, badges, discountPercent: 25 });
    for (const words of ["Blitzangebot −25 %", "bis 23.11., 14:00", "62 % reserviert", "Neu"])
      expect(shown).toContain(`|${words}|`);
    expect(shown).not.toContain("Beliebt");
    expect(markup({ lightningDeal })).toMatch(/<progress[^>]* value="0.62" aria-label="62 % reserviert"/);
    expect(markup({ lightningDeal })).toMatch(/<time[^>]* dateTime="2036-11-23T13:00:00Z" data-deal-end=""/i);
  });

  it("DEAL-02: without pieces it is active until its end, and then no more", () => {
    const gone = text({ lightningDeal: deal(100), badges, discountPercent: 0 });
    expect(gone).toContain("|Blitzangebot|");
    expect(gone).toContain("|100 % reserviert|");
    expect(gone).not.toContain("Beliebt");
    const over = text({ lightningDeal: deal(100, -1_000), badges, discountPercent: 0 });
    expect(over).not.toContain("Blitzangebot");
    expect(over).not.toContain("Ausverkauft");
    expect(over).toContain("|Beliebt|");
    // What is available is active, whatever a clock says.
    expect(text({ lightningDeal: deal(99, -1_000), discountPercent: 25 })).toContain("|Blitzangebot −25 %|");
  });

  it("LIST-24: hides how much is reserved where the category says so", () => {
    const hidden = markup({ lightningDeal: deal(62) }, false);
    expect(hidden).not.toContain("reserviert");
    expect(hidden).not.toContain("<progress");
    expect(hidden).toContain("data-deal-end");
  });
});

it("C-98: what members of prime get free of delivery charge is marked, beside a minimum", () => {
  expect(text({ primeFaehig: true })).toContain("|Prime: versandkostenfrei|");
  expect(text({ primeFaehig: true, minimumOrderQuantity: 10 })).toContain(
    "|Prime: versandkostenfrei · Mindestmenge: 10|",
  );
  expect(text()).not.toContain("Prime");
});

it("TILE-11: a minimum above one is stated with its amount", () => {
  expect(text({ minimumOrderQuantity: 10 })).toContain("Mindestmenge: 10");
  expect(text({ minimumOrderQuantity: 1 })).not.toContain("Mindestmenge");
});

describe("energy", () => {
  const energyEfficiency = { imgPath: "/media/energy/c.svg", detailsImgPath: "/big.svg", imgAlt: "Klasse C" };
  const sheet = (name: string, dataName: string) => ({
    energyEfficiency,
    bestItemDownloads: [{ name, downloads: [{ dataName, url: "/sheet.pdf", headline: "Blatt" }] }],
  });

  it("TILE-13: a link to the data sheet only where a download has both names", () => {
    expect(markup(sheet("Energiedatenblatt", "Produktdatenblatt"))).toContain('href="/sheet.pdf"');
    expect(markup(sheet("Energiedatenblatt", "Anleitung"))).not.toContain("/sheet.pdf");
    expect(markup(sheet("Anleitung", "Produktdatenblatt"))).not.toContain("/sheet.pdf");
    expect(markup({ energyEfficiency })).not.toContain("Produktdatenblatt");
  });

  it("TILE-14: the label is 38 by 23", () => {
    const [image] = /<img[^>]*c\.svg[^>]*>/.exec(markup({ energyEfficiency })) ?? [];
    expect(image).toContain('width="38"');
    expect(image).toContain('height="23"');
    expect(image).toContain('alt="Klasse C"');
  });
});

describe("price", () => {
  const basePrice = (price: string, amount: string, unit: string) =>
    text({
      tilePrice: { ...tileOf().tilePrice, basePrice: price, basePriceAmount: amount, basePriceUnit: unit },
    });

  it("TILE-15: current and old price, from-flag and base price", () => {
    const tilePrice = { ...tileOf().tilePrice, currentPrice: "7,00 €", oldPrice: "9,00 €", startFromFlag: true };
    const shown = text({
      tilePrice: { ...tilePrice, basePrice: "14,00 €", basePriceAmount: "1,0", basePriceUnit: "kg" },
    });
    expect(shown).toMatch(/ab \|?7,00 €/);
    expect(shown).toContain("9,00 €");
    expect(shown).toContain("14,00 €");
    expect(text({ tilePrice: { ...tilePrice, startFromFlag: false } })).not.toContain("ab ");
  });

  it("TILE-16: the base price of what is measured and of what is counted", () => {
    expect(basePrice("2,60 €", "1,0", "kg")).toContain("2,60 € pro 1,0 kg");
    expect(basePrice("0,12 €", "1", "Stück")).toContain("0,12 € pro 1 Stück");
  });

  it("states what is saved against the lowest or the list price", () => {
    const tilePrice = { ...tileOf().tilePrice, savings: "2,00 €" };
    expect(text({ tilePrice: { ...tilePrice, listPrice: "9,00 €" } })).toContain("Sie sparen 2,00 €\u00A0· UVP 9,00 €");
    expect(text({ tilePrice: { ...tilePrice, lowestPrice30Days: "9,00 €" } })).toContain(
      "Sie sparen 2,00 €\u00A0· Niedrigster Preis der letzten 30 Tage: 9,00 €",
    );
  });
});

it("has the brand once", () => {
  expect(text({ name: "Pelikan Füller", manufacturerName: "Pelikan" })).not.toContain("|Pelikan|");
  expect(text({ name: "Füller", manufacturerName: "Pelikan" })).toContain("|Pelikan|");
});

it("can be bought where nothing is to be chosen, at the price that is shown", () => {
  expect(markup({ purchaseOptionId: "7" })).toContain('name="itemId" value="7"');
  expect(markup()).toContain('name="shownPrice" value="700"');
  expect(markup({ moreVariants: true })).not.toContain('name="itemId"');
  expect(markup({ availableForSale: false })).not.toContain('name="itemId"');
});
