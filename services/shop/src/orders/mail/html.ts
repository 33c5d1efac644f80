/** Text as it is in markup. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A whole mail in the shop's plain dress; mail programs support tables and inline styles only. @param body markup */
export function mailPage(title: string, body: string, language: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f6f2ea;color:#22262a;font:16px/1.5 system-ui,Arial,sans-serif">
<div style="max-width:640px;margin:0 auto;padding:24px">
<p style="font-size:22px;font-weight:700;margin:0 0 16px">Chalkbox</p>
<div style="background:#ffffff;border:1px solid #e3dccf;border-radius:8px;padding:24px">
${body}
</div>
<p style="color:#5d6166;font-size:13px">Chalkbox · shop@chalkbox.example</p>
</div>
</body>
</html>`;
}
