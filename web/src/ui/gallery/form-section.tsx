import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { Grid, Stack } from "../layout/layout.tsx";
import { Radio, RadioGroup } from "../radio-group/radio-group.tsx";
import { SectionHeader } from "../section-header/section-header.tsx";
import { Select } from "../select/select.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { Textarea } from "../textarea/textarea.tsx";

/** A form in every state that a field has. */
export function FormSection() {
  return (
    <Stack gap={5}>
      <SectionHeader title="Rechnungsadresse" />
      <ErrorSummary
        errors={[
          { fieldId: "zip", message: "Die Postleitzahl hat fünf Ziffern, diese hat vier" },
          { fieldId: "terms", message: "Bitte stimmen Sie den Bedingungen zu" },
        ]}
      />
      <form noValidate>
        <Stack gap={5}>
          <RadioGroup legend="Anrede" required inline>
            <Radio name="salutation" value="MRS" label="Frau" defaultChecked />
            <Radio name="salutation" value="MR" label="Herr" />
            <Radio name="salutation" value="NONE" label="Keine Angabe" />
          </RadioGroup>
          <Grid min="large">
            <TextInput
              label="Nachname"
              name="last"
              autoComplete="family-name"
              required
              defaultValue="Baumgärtner"
              good
            />
            <TextInput label="Firma oder Schule" name="company" autoComplete="organization" />
            <TextInput
              id="zip"
              label="Postleitzahl"
              inputMode="numeric"
              required
              defaultValue="7017"
              error="Die Postleitzahl hat fünf Ziffern, diese hat vier"
            />
            <TextInput
              label="Telefon"
              type="tel"
              autoComplete="tel"
              hint="Nur für Rückfragen der Spedition zur Anlieferung"
            />
            <Select label="Land" required defaultValue="DE" good>
              <option value="DE">Deutschland</option>
              <option value="AT">Österreich</option>
            </Select>
            <TextInput label="Kundennummer" disabled defaultValue="K-48211" />
          </Grid>
          <Textarea label="Anmerkung zur Bestellung" hint="Höchstens 250 Zeichen" />
          <Checkbox label="Lieferung an dieselbe Adresse" name="same" defaultChecked />
          <Checkbox
            id="terms"
            label="Ich stimme den Nutzungsbedingungen zu"
            required
            error="Bitte stimmen Sie den Bedingungen zu"
          />
          <div>
            <Button type="submit">Weiter zur Zahlung</Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}
