import { Form } from "react-router";
import { OperatorHtml } from "#operator-html";
import type { PrimeOfferQuery } from "../graph/generated/PrimeOffer.ts";
import { useCopy } from "../lib/copy.ts";
import { Accordion } from "../ui/accordion/accordion.tsx";
import { Button } from "../ui/button/button.tsx";
import { CheckIcon } from "../ui/icon/interface-icons.tsx";
import { Grid, Stack } from "../ui/layout/layout.tsx";
import { StaticIsland } from "../ui/static-island/static-island.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { primeCopy } from "./copy.ts";

interface OfferProps {
  readonly offer: NonNullable<PrimeOfferQuery["getPrimeOffer"]>;
  /** Whether it can be ordered by this visitor now. */
  readonly canJoin: boolean;
}

/** The membership on offer (PRIME-01). */
export function Offer({ offer, canJoin }: OfferProps) {
  const t = useCopy(primeCopy);
  return (
    <Stack gap="section">
      <Panel tone="board">
        <Stack gap={3}>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
          <p>
            <strong>{t.priceFor(offer.price.stringValue, offer.durationMonths)}</strong> {t.tax}
          </p>
          {canJoin && (
            <Form method="post">
              <Button type="submit" scheme="secondary">
                {t.join}
              </Button>
            </Form>
          )}
        </Stack>
      </Panel>
      <section>
        <Stack gap={5}>
          <SectionHeader title={t.advantages} />
          <Grid as="ul">
            {offer.advantages.map((advantage) => (
              <Panel as="li" key={advantage} tone="tint">
                <CheckIcon /> {advantage}
              </Panel>
            ))}
          </Grid>
        </Stack>
      </section>
      {offer.questions.length > 0 && (
        <section>
          <Stack gap={5}>
            <SectionHeader title={t.questions} />
            <StaticIsland shows={offer.questions}>
              <Accordion
                items={offer.questions.map(({ question, answer }, index) => ({
                  id: `question-${index}`,
                  title: question,
                  body: <OperatorHtml html={answer} />,
                }))}
              />
            </StaticIsland>
          </Stack>
        </section>
      )}
    </Stack>
  );
}
