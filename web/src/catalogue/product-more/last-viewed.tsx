import { useEffect, useState } from "react";
import { useLastViewedQuery } from "../../graph/generated/LastViewed.ts";
import { readMemory, remember } from "../../lib/browser-memory.ts";
import { useCopy } from "../../lib/copy.ts";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import { ProductCard } from "../product-card.tsx";
import topsellers from "../topsellers.module.css";
import { moreCopy } from "./copy.ts";

const key = "lastViewed";
/** Most of them are shown without this product. */
const most = 9;

/** What the visitor has looked at before this product, kept by the browser alone (C-93). */
export function LastViewed({ productId }: { readonly productId: string }) {
  const t = useCopy(moreCopy);
  const [seen, setSeen] = useState<{ readonly of: string; readonly ids: readonly string[] } | null>(null);
  useEffect(() => {
    const ids = readMemory(key).filter((id) => id !== productId);
    remember(key, productId, most);
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser has it, and only after the page is there
    setSeen({ of: productId, ids });
  }, [productId]);
  const ids = seen?.of === productId ? seen.ids : [];
  const [{ data }] = useLastViewedQuery({ variables: { productIds: [...ids] }, pause: ids.length === 0 });
  const products = ids.length === 0 ? [] : (data?.getProductsById ?? []);
  if (products.length === 0) return null;
  return (
    <section className={topsellers.topsellers}>
      <SectionHeader title={t.lastViewed} />
      <Carousel label={t.lastViewed} shows={products}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Carousel>
    </section>
  );
}
