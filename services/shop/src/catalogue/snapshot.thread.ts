import { answerQuestions } from "../platform/background-thread.ts";
import { connect, type ServerAddress } from "../platform/database.ts";
import { readSnapshotParts } from "./snapshot.ts";

// Reads and sorts the catalogue beside the thread that answers visitors.
answerQuestions((address: ServerAddress) => {
  const database = connect(address, 4);
  return { answer: () => readSnapshotParts(database), end: () => database.close() };
});
