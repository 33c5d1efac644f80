import { answerQuestions } from "../platform/background-thread.ts";
import { connect, type ServerAddress, unlimitedTime } from "../platform/database.ts";
import { readChangedTexts, type TextPrints } from "./changed-texts.loader.ts";

// Indexes changed texts beside the thread that answers visitors.
answerQuestions((address: ServerAddress) => {
  const database = connect(address, 1, unlimitedTime);
  return { answer: (prints: TextPrints) => readChangedTexts(database, prints), end: () => database.close() };
});
