import { Form } from "react-router";
import { useCopy } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { ordersCopy } from "./copy.ts";

interface OrderFinderProps {
  /** The number that was looked for. */
  readonly searched: string;
  readonly isUnknown: boolean;
}

/** Looks one of the customer's own orders up by its number. */
export function OrderFinder({ searched, isUnknown }: OrderFinderProps) {
  const t = useCopy(ordersCopy);
  return (
    <Panel>
      <Form method="get" style={{ maxWidth: "30rem" }}>
        <Stack gap={4}>
          <TextInput
            key={searched}
            id="order-number"
            name="q"
            label={t.number}
            hint={t.numberHint}
            defaultValue={searched}
            error={isUnknown ? t.unknown : undefined}
            autoComplete="off"
            required
          />
          <Button type="submit">{t.open}</Button>
        </Stack>
      </Form>
    </Panel>
  );
}
