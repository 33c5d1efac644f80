import { useState } from "react";
import type { BasketPageQuery } from "../graph/generated/BasketPage.ts";
import { useCopy } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button } from "../ui/button/button.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { extrasCopy } from "./extras-copy.ts";
import { useBasketFetcher } from "./use-basket-fetcher.ts";
import styles from "./voucher.module.css";

type Cart = NonNullable<NonNullable<BasketPageQuery["session"]>["cart"]>;

/** Vouchers of the cart with what is missing for them, and the folded field for another one (CART-05, ux 22). */
export function Voucher({ infos }: { readonly infos: Cart["attainableInfos"] }) {
  const t = useCopy(extrasCopy);
  const fetcher = useBasketFetcher();
  const [typed, setTyped] = useState("");
  const failed =
    fetcher.state === "idle" && fetcher.data?.kind === "failed" && fetcher.data.isVoucher
      ? fetcher.data.text
      : undefined;
  // What is wrong with a code is no longer wrong once another one is typed (ux 19).
  const [wrongCode, setWrongCode] = useState<string | null>(null);
  const error = failed !== undefined && (wrongCode === null || wrongCode === typed) ? failed : undefined;
  return (
    <div className={styles.voucher}>
      {infos.map((info) => (
        <VoucherInfo key={info.voucherCode} info={info} />
      ))}
      <details open={error !== undefined || undefined}>
        <summary className={styles.title}>{t.voucherTitle}</summary>
        <fetcher.Form method="post" className={styles.form} onSubmit={() => setWrongCode(typed)}>
          <input type="hidden" name="intent" value="addVoucher" />
          <TextInput
            label={t.voucherCode}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            error={error}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" scheme="outline" busyText={fetcher.state === "idle" ? undefined : t.voucherApply}>
            {t.voucherApply}
          </Button>
        </fetcher.Form>
      </details>
    </div>
  );
}

function VoucherInfo({ info }: { readonly info: Cart["attainableInfos"][number] }) {
  const t = useCopy(extrasCopy);
  const fetcher = useBasketFetcher();
  const name = info.voucherName || info.voucherCode;
  return (
    <Alert tone={info.successful ? "success" : "warning"} title={info.successful ? t.voucherActive(name) : name}>
      {info.failureDescriptions.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <fetcher.Form method="post">
        <input type="hidden" name="code" value={info.voucherCode} />
        <Button type="submit" name="intent" value="removeVoucher" scheme="link" size="small">
          {t.voucherRemove}
        </Button>
      </fetcher.Form>
    </Alert>
  );
}
