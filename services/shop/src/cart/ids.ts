const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a visitor, a cart, an address or a position; the database refuses to compare others. */
export function isId(id: string): boolean {
  return uuid.test(id);
}
