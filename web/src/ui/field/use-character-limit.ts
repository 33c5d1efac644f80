import { fits } from "@chalkbox/input-text/read-text";
import { useState } from "react";
import { useUiTexts } from "../texts/texts-provider.tsx";

/**
 * States at a field that its text is longer than its limit, counted in characters as people see them. The browser's own
 * `maxlength` counts an emoji of a family as eleven, and cuts what is pasted without a word.
 * @param most characters; undefined for a field without a limit
 */
export function useCharacterLimit(most: number | undefined) {
  const texts = useUiTexts();
  const [isTooLong, setTooLong] = useState(false);
  const words = most === undefined ? undefined : texts.tooLong(most);
  return {
    error: isTooLong ? words : undefined,
    /** Looks at the field after each change; a form that the browser checks is not sent meanwhile. */
    judge({ currentTarget: field }: { readonly currentTarget: HTMLInputElement | HTMLTextAreaElement }) {
      if (most === undefined || words === undefined) return;
      const isTooLongNow = !fits(field.value, most);
      setTooLong(isTooLongNow);
      field.setCustomValidity(isTooLongNow ? words : "");
    },
  };
}
