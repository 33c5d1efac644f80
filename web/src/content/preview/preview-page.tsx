import type { PreviewDataQuery } from "../../graph/generated/PreviewData.ts";
import { useCopy } from "../../lib/copy.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { TextLink } from "../../ui/link/text-link.tsx";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import { Select } from "../../ui/select/select.tsx";
import { TextInput } from "../../ui/text-input/text-input.tsx";
import { previewCopy } from "./preview-copy.ts";

type Data = NonNullable<PreviewDataQuery["getPreviewData"]>;

interface PreviewPageProps {
  /** Null without a ticket that holds. */
  readonly data: Data | null;
  /** When the ticket ends, in words; "" without one. */
  readonly ends: string;
  /** The scenarios that were chosen, by cookie. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Whether the ticket that was just sent does not hold. */
  readonly isRefused: boolean;
}

/** The preview mode: begins with a ticket, shows what editors see (ACCESS-41), ends. Plain forms, so that cookies follow. */
export function PreviewPage({ data, ends, chosen, isRefused }: PreviewPageProps) {
  const t = useCopy(previewCopy);
  return (
    <Stack gap={6}>
      <title>{t.title}</title>
      <SectionHeader level={1} title={t.title} lead={data ? undefined : t.lead} />
      {data ? (
        <>
          <form method="post">
            <Alert tone="info" title={t.on(ends)}>
              <Button type="submit" name="intent" value="end" scheme="outline" size="small">
                {t.end}
              </Button>
            </Alert>
          </form>
          <Drafts drafts={data.drafts} />
          <section>
            <Stack gap={3}>
              <SectionHeader level={2} title={t.segments} />
              <ul aria-label={t.segments}>
                {data.customerSegments.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            </Stack>
          </section>
          <Tests tests={data.abTests} chosen={chosen} />
        </>
      ) : (
        <form method="post">
          <Stack gap={5}>
            <TextInput
              name="ticket"
              label={t.ticket}
              hint={t.hint}
              error={isRefused ? t.refused : undefined}
              autoComplete="off"
              spellCheck={false}
              required
            />
            <Button type="submit" name="intent" value="start">
              {t.start}
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  );
}

function Drafts({ drafts }: Pick<Data, "drafts">) {
  const t = useCopy(previewCopy);
  return (
    <section>
      <Stack gap={3}>
        <SectionHeader level={2} title={t.drafts} />
        {drafts.length === 0 && <p>{t.noDrafts}</p>}
        <ul aria-label={t.drafts}>
          {drafts.map(({ path, name }) => (
            <li key={path}>
              <TextLink href={path}>{name}</TextLink>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

function Tests({ tests, chosen }: { readonly tests: Data["abTests"]; readonly chosen: PreviewPageProps["chosen"] }) {
  const t = useCopy(previewCopy);
  return (
    <section>
      <form method="post">
        <Stack gap={4}>
          <SectionHeader level={2} title={t.tests} />
          {tests.length === 0 && <p>{t.noTests}</p>}
          {tests.map(({ id, cookieName, scenarios }) => (
            <Select key={id} name={cookieName} label={t.scenarioOf(id)} defaultValue={chosen[cookieName] ?? ""}>
              <option value="">{t.byChance}</option>
              {scenarios.map((scenario) => (
                <option key={scenario}>{scenario}</option>
              ))}
            </Select>
          ))}
          {tests.length > 0 && (
            <Button type="submit" name="intent" value="scenarios" scheme="outline">
              {t.choose}
            </Button>
          )}
        </Stack>
      </form>
    </section>
  );
}
