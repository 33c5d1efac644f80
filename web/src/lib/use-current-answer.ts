import { useState } from "react";

/**
 * What a form was answered, for as long as the page still shows what it was answered for. A page goes on without being
 * loaded again: a sentence about one article would otherwise be beside the next (VARIANT-08). What is over stays over,
 * also when the page shows the same again.
 *
 * @param answer a new answer is another object; undefined while there is none
 * @param subject names all that the answer speaks of, compared as text; it counts from the moment the answer came
 */
export function useCurrentAnswer<Answer extends object>(
  answer: Answer | undefined,
  subject: string,
): Answer | undefined {
  const [came, setCame] = useState({ answer, subject, isOver: false });
  const isNew = came.answer !== answer;
  const isOver = !isNew && (came.isOver || came.subject !== subject);
  if (isNew || came.isOver !== isOver) setCame(isNew ? { answer, subject, isOver } : { ...came, isOver });
  return isOver ? undefined : answer;
}
