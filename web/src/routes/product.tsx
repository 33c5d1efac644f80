import { type ComponentProps, type ComponentType } from "react";
import { data, redirect } from "react-router";
import type { BuyAnswer } from "~/catalogue/buy-answer.tsx";
import { ChosenQuantityProvider } from "~/catalogue/chosen-quantity.tsx";
import { productCopy } from "~/catalogue/product-copy.ts";
import { productHead } from "~/catalogue/product-head.ts";
import { ProductView } from "~/catalogue/product-view.tsx";
import { useEarlyItem } from "~/catalogue/use-early-item.ts";
import { readVariants } from "~/catalogue/variant-url.ts";
import { ProductBelowTheFoldDocument } from "~/graph/generated/ProductBelowTheFold.ts";
import { ProductPageDocument, useProductPageQuery } from "~/graph/generated/ProductPage.ts";
import { defineLoad, defineSubmit, nothingTyped } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { showBasketDrawer } from "~/lib/basket-drawer.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { copyFor } from "~/lib/copy.ts";
import { describePage } from "~/lib/page-head.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import { OutdatedNotice } from "~/shell/outdated-notice.tsx";
import { asSent, sentPart } from "~/ui/late/sent-part.tsx";
import { PageInstead } from "~/ui/late/page-instead.ts";
import { Container } from "~/ui/layout/layout.tsx";
import type { Route } from "./+types/product";
import type MoreOfProduct from "./product-more.tsx";

/** Variables of the page's query; the component must request exactly what `load` has fetched. */
function variablesOf(productId: string, search: URLSearchParams) {
  const { itemId, selected } = readVariants(search);
  return { productId, itemId, selectedVariants: selected.map((choice) => ({ ...choice })) };
}

/** Matches the 155 characters of a description that search engines show; no surrogate pair is cut. */
const described = /^.{0,155}/su;
const loadMore = async () => (await import("./product-more.tsx")).default;
/** What is below the fold. The server has its code before it renders; the browser takes the markup over once it has it. */
let More: ComponentType<ComponentProps<typeof MoreOfProduct>> = sentPart(loadMore, PageInstead);
let sentMore: Promise<typeof More> | undefined;

const load = defineLoad(
  async ({ params, request, context }: Route.LoaderArgs | Route.ClientLoaderArgs, { common, defer }) => {
    const { search } = new URL(request.url);
    if (import.meta.env.SSR) More = await (sentMore ??= loadMore().then(asSent));
    const { getProductById, getVariantInformationForProduct: variants } = await common.query(
      ProductPageDocument,
      variablesOf(params.productId, new URLSearchParams(search)),
    );
    if (!getProductById) throw data(null, { status: 404, statusText: "Not Found" });
    // The membership is no goods: it has a page of its own (ROUTE-07).
    if (!getProductById.path.startsWith("/prod/")) throw redirect(getProductById.path);
    if (import.meta.env.SSR) describePage(context, productHead(getProductById, variants?.item ?? null));
    return { search, below: defer(ProductBelowTheFoldDocument, { productId: params.productId }) };
  },
);
export const loader = load;
export const clientLoader = load;

const readQuantity = (value: FormDataEntryValue | null): number =>
  typeof value === "string" && /^\d{1,4}$/.test(value) ? Number(value) : 1;

const readCents = (value: FormDataEntryValue | null): number | null =>
  typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : null;

const submit = defineSubmit(
  async ({ params, request }: Route.ActionArgs | Route.ClientActionArgs, form, graph): Promise<BuyAnswer> => {
    const purchaseOptionId = form.get("itemId");
    if (typeof purchaseOptionId !== "string" || purchaseOptionId === "") return { kind: "incomplete" };
    // It came with what is below the fold, or comes now: nothing of it is needed to show the page.
    const { addToCart } = await codeOrPlainForm(import("~/cart/add-to-cart.ts"), request, form);
    const result = await addToCart(graph, {
      purchaseOptionId,
      quantity: readQuantity(form.get("quantity")),
      shownPrice: readCents(form.get("shownPrice")),
    });
    // On the server the form came without scripts: the answer must outlive a redirect, or a reload would add once more.
    if (import.meta.env.SSR) {
      const t = copyFor(request, productCopy);
      const back = request.url.slice(new URL(request.url).origin.length);
      if (result.kind === "failed") throw redirectWithToast(back, { key: result.message, severity: "error" });
      throw redirectWithToast(back, { key: result.notice ?? t.added, severity: result.notice ? "warning" : "success" });
    }
    // What has changed since the page was loaded is on it before the message shows. Where nothing answers, the page stays.
    if (result.kind === "failed" ? result.isRefused : result.notice !== null) {
      const variables = variablesOf(params.productId, new URL(request.url).searchParams);
      await graph.refresh(ProductPageDocument, variables).catch(() => undefined);
    }
    if (result.kind === "added") {
      // What the shop has to say about it is in the buy box: nothing may cover that. Behind a drawer a word there would
      // only move the page.
      const isShown = result.notice === null && (await showBasketDrawer(purchaseOptionId));
      return isShown ? { kind: "shown" } : result;
    }
    const text = await lateMessagesFor(request, graph)(result.message);
    return { kind: "failed", text, isRefused: result.isRefused };
  },
  nothingTyped,
);
export const action = submit;
export const clientAction = submit;

export default function ProductRoute({ params, loaderData, actionData }: Route.ComponentProps) {
  const variables = variablesOf(params.productId, new URLSearchParams(loaderData.search));
  const [{ data: answer, extensions }] = useProductPageQuery({ variables });
  const product = answer?.getProductById;
  const found = answer?.getVariantInformationForProduct;
  const item = useEarlyItem(found?.item ?? null);
  if (!product || !found) return null;
  const variants = item === found.item ? found : { ...found, item };
  return (
    <Container>
      <OutdatedNotice extensions={extensions} />
      <title>{product.name}</title>
      <meta name="description" content={described.exec(`${product.name}: ${product.description}`)?.[0] ?? ""} />
      <ChosenQuantityProvider key={product.id}>
        <ProductView product={product} variants={variants} posted={actionData} />
        <More product={product} variants={variants} below={loaderData.below} />
      </ChosenQuantityProvider>
    </Container>
  );
}
