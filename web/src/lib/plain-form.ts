/**
 * Sends a form as the browser does without scripts, its files too.
 * @param read what was sent, where it has been read from the request already
 * @returns never settles: the page is left
 */
export async function sendPlainForm(request: Request, read?: FormData): Promise<never> {
  const form = document.createElement("form");
  form.method = "post";
  form.action = request.url;
  form.hidden = true;
  for (const [name, value] of read ?? (await request.formData())) {
    const field = document.createElement("input");
    field.name = name;
    if (typeof value === "string") field.value = value;
    else {
      form.enctype = "multipart/form-data";
      field.type = "file";
      field.files = listOf(value);
    }
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  return new Promise(() => undefined);
}

/** What a field for files holds; of a field that was left empty a form has a file without a name. */
function listOf(file: File): FileList {
  const transfer = new DataTransfer();
  if (file.name !== "") transfer.items.add(file);
  return transfer.files;
}
