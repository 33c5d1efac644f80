const plain = (text: string): string => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

/** A text with the part that matches what was typed in bold (SEARCH-12); case and accents do not matter. */
export function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const letters = Array.from(text.normalize("NFC"));
  // A letter for a letter, so that places in the one are places in the other.
  const folded = letters.map((letter) => plain(letter).slice(0, 1) || letter).join("");
  const wanted = plain(typed.trim());
  const at = wanted === "" ? -1 : folded.indexOf(wanted);
  if (at < 0) return text;
  return (
    <>
      {letters.slice(0, at).join("")}
      <b>{letters.slice(at, at + wanted.length).join("")}</b>
      {letters.slice(at + wanted.length).join("")}
    </>
  );
}
