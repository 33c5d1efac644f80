import { useCopy } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { productCopy } from "./product-copy.ts";

/** What the route's action answers to the form. */
export type BuyAnswer =
  | { readonly kind: "added"; readonly quantity: number; readonly notice: string | null }
  /** The basket itself shows it, in a drawer. */
  | { readonly kind: "shown" }
  /** `isRefused`: the shop itself refuses, in its own words. */
  | { readonly kind: "failed"; readonly text: string; readonly isRefused: boolean }
  | { readonly kind: "incomplete" };

/** Shows in place what became of a try to buy (ux 36). `name` is the article's that was tried. */
export function BuyAnswerBox({ answer, name }: { readonly answer: BuyAnswer; readonly name: string }) {
  const t = useCopy(productCopy);
  if (answer.kind === "shown") return null;
  if (answer.kind === "failed") return <Alert tone="error" title={answer.text} />;
  if (answer.kind === "incomplete") return <Alert tone="warning" title={t.missingVariant} />;
  return (
    <Alert tone="success" title={t.added}>
      <Stack gap={3}>
        <p>{answer.notice ?? t.addedText(answer.quantity, name)}</p>
        <div>
          <ButtonLink href="/checkout/basket/" scheme="secondary" size="small">
            {t.toBasket}
          </ButtonLink>
        </div>
      </Stack>
    </Alert>
  );
}
