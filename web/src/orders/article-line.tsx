import type { ReactNode } from "react";
import { useCopy } from "../lib/copy.ts";
import { Cluster } from "../ui/layout/layout.tsx";
import { Link } from "../ui/link/link.tsx";
import { type LineImage, LinePicture } from "../ui/picture/line-picture.tsx";
import { detailCopy } from "./detail-copy.ts";
import styles from "./orders.module.css";

interface Article {
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly path: string;
  readonly image: LineImage | null;
}

/** An article of an order with its pieces; a list's entry. What is below it says more about them. */
export function ArticleLine({ article, children }: { readonly article: Article; readonly children?: ReactNode }) {
  const t = useCopy(detailCopy);
  const { name, sku, quantity, path, image } = article;
  return (
    <li className={styles.good}>
      <span className={styles.picture}>{image && <LinePicture image={image} />}</span>
      <div className={styles.words}>
        <p>
          <Link href={path}>{name}</Link>
        </p>
        <p className={styles.small}>
          {t.pieces(quantity)} · {t.articleNumber} {sku}
        </p>
        {children !== undefined && <Cluster gap={3}>{children}</Cluster>}
      </div>
    </li>
  );
}
