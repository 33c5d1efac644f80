import { constants } from "node:fs";
import { access, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { failure, success, systemCode, type Outcome } from "./outcome.ts";

/**
 * Creates the folder for everything that Chalkbox keeps (database, pictures, sessions, secrets, logs).
 *
 * @returns the folder of the logs; a failure when this user cannot keep files there
 */
export async function prepareDataFolder(folder: string): Promise<Outcome<{ readonly logs: string }>> {
  const logs = path.join(folder, "logs");
  try {
    await mkdir(folder, { recursive: true });
    if (!(await stat(folder)).isDirectory()) return failure(notAFolder(folder));
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    await mkdir(logs, { recursive: true });
    return success({ logs });
  } catch (error) {
    return failure(explain(folder, systemCode(error)));
  }
}

function explain(folder: string, code: string): string {
  switch (code) {
    case "EEXIST":
    case "ENOTDIR":
      return notAFolder(folder);
    case "EACCES":
    case "EPERM":
      return `No permission to write in the data folder ${folder}: change its owner or set DATA_DIR to another folder.`;
    case "EROFS":
      return `The data folder ${folder} is on a read-only disk: set DATA_DIR to another folder.`;
    case "ENOSPC":
      return `No space is left for the data folder ${folder}.`;
    default:
      return `Cannot use the data folder ${folder} (${code === "" ? "unknown error" : code}).`;
  }
}

function notAFolder(folder: string): string {
  return `The data folder ${folder} cannot be made: a file is in its place. Move it away or set DATA_DIR to another folder.`;
}
