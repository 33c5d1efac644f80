import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Drawer } from "../drawer/drawer.tsx";
import { Cluster, Stack } from "../layout/layout.tsx";
import { SectionHeader } from "../section-header/section-header.tsx";
import { useToasts } from "../toast/toast-region.tsx";

/** What covers the page. */
export function OverlaySection() {
  const toasts = useToasts();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Stack gap={5}>
      <SectionHeader title="Darüber" />
      <Cluster>
        <Button scheme="outline" onClick={() => setOpen(true)}>
          Schublade öffnen
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
      <Drawer open={open} onClose={close} title="Filter" footer={<Button wide>212 Artikel zeigen</Button>}>
        <p>Hier stehen die Filter.</p>
      </Drawer>
    </Stack>
  );
}
