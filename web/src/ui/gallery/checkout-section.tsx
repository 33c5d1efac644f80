import { useState } from "react";
import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { Stack, WithSidebar } from "../layout/layout.tsx";
import pencils from "./pictures/pencils.svg";
import { Picture } from "../picture/picture.tsx";
import { Panel } from "../panel/panel.tsx";
import { Delivery } from "../product-tile/delivery.tsx";
import { Price } from "../price/price.tsx";
import { QuantityField } from "../quantity-field/quantity-field.tsx";
import { RadioCard, RadioGroup } from "../radio-group/radio-group.tsx";
import { Rating } from "../rating/rating.tsx";
import { Steps } from "../steps/steps.tsx";
import { SummaryList } from "../summary-list/summary-list.tsx";
import { TextLink } from "../link/text-link.tsx";

/** Steps, choices and totals as the checkout shows them, and a buy box. */
export function CheckoutSection() {
  const [quantity, setQuantity] = useState(2);
  return (
    <Stack gap={6}>
      <Steps
        steps={[
          { id: "login", name: "Anmelden", state: "done", href: "#login" },
          { id: "shipping", name: "Lieferung", state: "done", href: "#shipping" },
          { id: "payment", name: "Zahlung", state: "current" },
          { id: "summary", name: "Prüfen", state: "ahead" },
        ]}
      />
      <WithSidebar side="end">
        <Stack gap={5}>
          <Panel title="Lieferadresse" action={<TextLink href="#change">Ändern</TextLink>}>
            <p>
              Grundschule am Park
              <br />
              Lindenweg 4, 70173 Stuttgart
            </p>
          </Panel>
          <Panel>
            <RadioGroup legend="Wie möchten Sie bezahlen?" required>
              <RadioCard
                name="pay"
                value="i"
                label="Rechnung"
                note="Zahlbar in 14 Tagen"
                aside="0,00 €"
                defaultChecked
              />
              <RadioCard name="pay" value="c" label="Kreditkarte" note="Visa, Mastercard" aside="0,00 €" />
              <RadioCard name="pay" value="v" label="Vorkasse" note="Lieferung nach Eingang Ihrer Zahlung" disabled />
            </RadioGroup>
          </Panel>
          <Alert tone="warning" title="Die Zahlung wurde abgebrochen">
            Ihr Warenkorb ist noch da. Wählen Sie eine andere Zahlungsart oder versuchen Sie es noch einmal.
          </Alert>
        </Stack>
        <Panel tone="sunken" title="Ihre Bestellung">
          <Stack gap={5}>
            <SummaryList
              rows={[
                { id: "goods", label: "Zwischensumme (4 Artikel)", value: "58,42 €" },
                { id: "voucher", label: "Gutschein KREIDE5", value: "−5,00 €", weight: "saving" },
                { id: "ship", label: "Versand", note: "DHL, Di., 24. November", value: "4,95 €" },
                { id: "sum", label: "Gesamtsumme", note: "inkl. 9,32 € MwSt.", value: "58,37 €", weight: "total" },
              ]}
            />
            <Button wide>Weiter zur Prüfung</Button>
          </Stack>
        </Panel>
      </WithSidebar>
      <WithSidebar side="end">
        <Picture src={pencils} alt="Sechs Buntstifte" width={560} height={420} />
        <Stack gap={4}>
          <h2>Buntstifte Dreikant, 6 Farben im Kartonetui</h2>
          <Rating average={4.5} count={128} />
          <Price
            size="large"
            current="12,99 €"
            old="16,49 €"
            lowestNote="Niedrigster Preis der letzten 30 Tage: 13,49 €"
            basePrice="10,39 € per 1,0 kg"
            taxNote={
              <>
                inkl. MwSt., <a href="#shipping">zzgl. Versandkosten</a>
              </>
            }
          />
          <Delivery state="Auf Lager" detail="Lieferung Di., 24. – Do., 26. November" tone="good" size="medium" />
          <div>
            <QuantityField value={quantity} min={1} max={20} onChange={setQuantity} />{" "}
            <QuantityField
              value={quantity}
              label="Menge in der Liste"
              size="small"
              deleteOnZero
              onChange={setQuantity}
            />
          </div>
          <Button>In den Warenkorb</Button>
        </Stack>
      </WithSidebar>
    </Stack>
  );
}
