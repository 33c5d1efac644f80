/** Sends a form as the browser does without scripts. @returns never settles: the page is left */
export function sendPlainForm(action: string, fields: FormData): Promise<never> {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  form.hidden = true;
  for (const [name, value] of fields) {
    if (typeof value !== "string") continue;
    const field = document.createElement("input");
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  return new Promise(() => undefined);
}
