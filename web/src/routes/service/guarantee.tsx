import { defineLoad } from "~/graph/load.ts";
import { guaranteeCopy } from "~/guarantee/guarantee-copy.ts";
import { GuaranteeNotice } from "~/guarantee/guarantee-notice.tsx";
import { useCopy, useStorefront } from "~/lib/copy.ts";
import { hasWithdrawalRight } from "~/lib/withdrawal-right.ts";
import { Container, Stack } from "~/ui/layout/layout.tsx";
import room from "~/ui/room/room.module.css";
import { SectionHeader } from "~/ui/section-header/section-header.tsx";

const load = defineLoad(async () => Promise.resolve(null));
export const loader = load;
export const clientLoader = load;

/** The notice on the legal guarantee of conformity, and what a maker's guarantee is beside it. */
export default function GuaranteeRoute() {
  const t = useCopy(guaranteeCopy);
  const { store } = useStorefront();
  return (
    <Container width="text">
      <title>{t.title}</title>
      <meta name="description" content={t.lead} />
      <Stack gap={5} className={room.small}>
        <SectionHeader level={1} title={t.title} lead={t.lead} />
        {!hasWithdrawalRight(store) && <p>{t.elsewhere}</p>}
        <GuaranteeNotice />
        <section>
          <Stack gap={3}>
            <h2>{t.makerTitle}</h2>
            <p>{t.maker}</p>
          </Stack>
        </section>
      </Stack>
    </Container>
  );
}
