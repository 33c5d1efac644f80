/** What became of a tile's button: the text to show. */
export type TileAnswer =
  | { readonly kind: "added"; readonly text: string }
  /** The basket itself shows it. */
  | { readonly kind: "shown"; readonly text: string }
  | { readonly kind: "noticed"; readonly text: string }
  | { readonly kind: "failed"; readonly text: string };
