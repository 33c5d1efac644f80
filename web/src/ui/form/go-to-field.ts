/** Scrolls a field into view and the focus into it; a jump to an anchor would do the one without the other. */
export function goToField(id: string): boolean {
  const field = document.getElementById(id);
  if (field === null) return false;
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
  return true;
}
