import { Accordion } from "../accordion/accordion.tsx";
import { Alert } from "../alert/alert.tsx";
import { Badge } from "../badge/badge.tsx";
import type { BadgeTone } from "../badge/badge.tsx";
import { Button, ButtonLink, buttonSchemes } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { BasketIcon } from "../icon/shop-icons.tsx";
import { Cluster, Grid, Stack } from "../layout/layout.tsx";
import { Panel } from "../panel/panel.tsx";
import { SectionHeader } from "../section-header/section-header.tsx";
import styles from "./gallery.module.css";

const badges: readonly BadgeTone[] = ["neutral", "sale", "new", "popular", "count", "good", "warn", "tint"];

/** The single parts, one by one. */
export function PartsSection() {
  return (
    <Stack gap={6}>
      <SectionHeader title="Einzelteile" lead="Knöpfe, Marken, Hinweise und leere Zustände." />
      <Cluster>
        {buttonSchemes.map((scheme) => (
          <Button key={scheme} scheme={scheme}>
            {scheme}
          </Button>
        ))}
        <Button busyText="Wird hinzugefügt …">In den Warenkorb</Button>
        <Button disabled>Nicht möglich</Button>
        <ButtonLink href="#small" scheme="outline" size="small">
          Kleiner Link
        </ButtonLink>
      </Cluster>
      <Cluster>
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Cluster>
      <Grid min="large">
        <Alert title="Gut zu wissen">Ab 50 € liefern wir versandkostenfrei.</Alert>
        <Alert tone="success" title="Gespeichert" />
        <Alert tone="error" title="Das hat nicht geklappt">
          Bitte versuchen Sie es noch einmal.
        </Alert>
      </Grid>
      <Grid min="large">
        <Panel tone="board" title="Für Schulen und Träger">
          <Stack gap={4}>
            <p>
              Kauf auf Rechnung, Nettopreise und <a href="#offer">Angebote für ganze Klassen</a>.
            </p>
            <div>
              <ButtonLink href="#register" scheme="secondary">
                Jetzt anmelden
              </ButtonLink>
            </div>
          </Stack>
        </Panel>
        <Panel tone="tint" title="Klassensätze">
          <p>30 Stück im Karton, fertig gepackt.</p>
        </Panel>
      </Grid>
      <Accordion
        items={[
          { id: "a1", title: "Wie lange dauert die Lieferung?", body: <p>Zwei bis drei Werktage.</p>, open: true },
          { id: "a2", title: "Wie sende ich etwas zurück?", body: <p>Mit dem Etikett aus dem Konto.</p> },
        ]}
      />
      <EmptyState
        icon={<BasketIcon size={40} />}
        title="Ihr Warenkorb ist leer"
        text="Stöbern Sie in den Angeboten der Woche oder melden Sie sich an, um Ihren gespeicherten Warenkorb zu sehen."
        actions={
          <>
            <ButtonLink href="#deals">Angebote ansehen</ButtonLink>
            <ButtonLink href="#login" scheme="outline">
              Anmelden
            </ButtonLink>
          </>
        }
      />
      <div className={styles.swatches}>
        {["page", "surface", "sunken", "tint", "primary", "secondary", "accent", "board", "sale"].map((name) => (
          <div key={name}>
            <svg className={styles.swatch} width="100%" aria-hidden>
              <rect width="100%" height="100%" fill={`var(--color-${name})`} />
            </svg>
            {name}
          </div>
        ))}
      </div>
    </Stack>
  );
}
