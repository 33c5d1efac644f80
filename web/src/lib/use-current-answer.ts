import { useState } from "react";

const isEqual = (was: unknown, now: unknown): boolean => JSON.stringify(was) === JSON.stringify(now);

/**
 * What a form was answered, for as long as the page still shows what it was answered for. A page goes on without being
 * loaded again: a sentence about one article would otherwise be beside the next (VARIANT-08). What is over stays over,
 * also when the page shows the same again.
 *
 * @param answer a new answer is another object; undefined while there is none
 * @param subject all that the answer speaks of, plain data; it counts from the moment the answer came
 * @param holds whether the answer is still true where the subject has gone from `was` to `now`; by default it must be equal
 */
export function useCurrentAnswer<Answer extends object, Subject>(
  answer: Answer | undefined,
  subject: Subject,
  holds: (was: Subject, now: Subject) => boolean = isEqual,
): Answer | undefined {
  const [last, setLast] = useState({ answer, subject, isOver: false });
  const isNew = last.answer !== answer;
  const isOver = !isNew && (last.isOver || !holds(last.subject, subject));
  // What it has become and still holds is what the next change is compared with.
  if (isNew || last.isOver !== isOver || !isEqual(last.subject, subject)) setLast({ answer, subject, isOver });
  return isOver ? undefined : answer;
}
