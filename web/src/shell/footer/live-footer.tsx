import { useFooterGridQuery } from "../../graph/generated/FooterGrid.ts";
import { useStorefront } from "../../lib/copy.ts";
import { FooterContent } from "./footer-content.tsx";

/** The footer in a tab that began on a page without it. @param id its region */
export function LiveFooter({ id }: { readonly id: string }) {
  const [{ data }] = useFooterGridQuery({ variables: { pageId: id } });
  return <FooterContent data={data} storefront={useStorefront()} />;
}
