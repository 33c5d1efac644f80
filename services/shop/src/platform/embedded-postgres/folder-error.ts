import { errorCode } from "../error-code.ts";

/** The database cannot run in the folder it was given. The message is one line for the person who started the shop. */
export class DatabaseFolderError extends Error {
  override name = "DatabaseFolderError";
}

/** There is no room for the database to run; there may be again later. */
export class DiskFull extends DatabaseFolderError {
  override name = "DiskFull";
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: "no permission",
  EPERM: "no permission",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  ENOTDIR: "a part of the path is not a folder",
  EEXIST: "a file is in its place",
};

/** Runs `work` on `folder`; failures of the file system become a {@link DatabaseFolderError} that names the folder. */
export function onFolder<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = reasons[errorCode(error)];
    if (reason === undefined) throw error;
    const user = process.getuid === undefined ? "" : ` (as user ${process.getuid()})`;
    throw new DatabaseFolderError(
      `Cannot use the data folder ${folder}${user}: ${reason}. Set DATA_DIR to another folder.`,
      {
        cause: error,
      },
    );
  }
}
