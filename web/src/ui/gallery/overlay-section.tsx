import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Dialog, Drawer } from "../dialog/dialog.tsx";
import { Flyout } from "../flyout/flyout.tsx";
import { Cluster, Stack } from "../layout/layout.tsx";
import { SectionHeader } from "../section-header/section-header.tsx";
import { useToasts } from "../toast/toast-region.tsx";

/** What lies over the page. */
export function OverlaySection() {
  const toasts = useToasts();
  const [open, setOpen] = useState<"none" | "dialog" | "drawer">("none");
  const close = () => setOpen("none");
  return (
    <Stack gap={5}>
      <SectionHeader title="Darüber" />
      <Cluster>
        <Button scheme="outline" onClick={() => setOpen("dialog")}>
          Dialog öffnen
        </Button>
        <Button scheme="outline" onClick={() => setOpen("drawer")}>
          Schublade öffnen
        </Button>
        <Button scheme="outline" popoverTarget="account">
          Flyout öffnen
        </Button>
        <Button
          scheme="outline"
          onClick={() => {
            toasts.add({
              tone: "success",
              text: "Der Artikel „Schulheft A5“ wurde aus dem Warenkorb entfernt.",
              action: { label: "Rückgängig", run: () => {} },
            });
            toasts.add({ tone: "info", text: "Sie wurden abgemeldet." });
            toasts.add({ tone: "warning", text: "Höchstens 20 Stück je Bestellung." });
            toasts.add({ tone: "error", text: "Da ist etwas schiefgegangen." });
          }}
        >
          Meldungen zeigen
        </Button>
      </Cluster>
      <Flyout id="account" label="Konto">
        <Stack gap={3}>
          <p>Guten Tag, Frau Baumgärtner</p>
          <a href="#orders">Bestellungen</a>
          <a href="#addresses">Adressen</a>
        </Stack>
      </Flyout>
      <Dialog
        open={open === "dialog"}
        onClose={close}
        title="Liste löschen?"
        footer={
          <>
            <Button scheme="outline" onClick={close}>
              Abbrechen
            </Button>
            <Button scheme="red" onClick={close}>
              Löschen
            </Button>
          </>
        }
      >
        <p>Die Liste „Klasse 3b“ mit 14 Artikeln ist danach nicht mehr da.</p>
      </Dialog>
      <Drawer open={open === "drawer"} onClose={close} title="Filter" footer={<Button wide>212 Artikel zeigen</Button>}>
        <p>Hier stehen die Filter.</p>
      </Drawer>
    </Stack>
  );
}
