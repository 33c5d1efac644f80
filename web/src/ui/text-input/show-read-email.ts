import { readField } from "@chalkbox/input-text/read-text";
import { showEmail } from "../../lib/show-email.ts";

/**
 * Shows in a field for an email what is read from it: without blanks around it and unseen characters, and with the domain
 * as people write it (H-86). Browsers already leave some of that out of the value, but not of what they show.
 */
export function showReadEmail(field: HTMLInputElement): void {
  const shown = showEmail(readField("email", field.value));
  // Who has come back to the field meanwhile is typing; a browser's own completion keeps its mark.
  if (shown === "" || field.ownerDocument.activeElement === field || field.matches(":autofill")) return;
  // The same value again would leave what is shown as it is.
  field.value = "";
  field.value = shown;
}
