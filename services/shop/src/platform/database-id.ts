/** A database id from the graph; null for what cannot be one. */
export function toId(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
