import { answerQuestions } from "../platform/background-thread.ts";
import { connect, type ServerAddress, unlimitedTime } from "../platform/database.ts";
import { readSnapshotParts, snapshotConnections } from "./snapshot.loader.ts";

// Reads and sorts the catalogue beside the thread that answers visitors.
answerQuestions((address: ServerAddress) => {
  const database = connect(address, snapshotConnections, unlimitedTime);
  return { answer: () => readSnapshotParts(database), end: () => database.close() };
});
