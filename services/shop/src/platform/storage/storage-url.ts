import { isAbsolute, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Where customers' files lie. */
export type StorageTarget =
  | { readonly kind: "folder"; readonly folder: string }
  | {
      readonly kind: "bucket";
      /** Address of the service, such as `https://s3.example`. */
      readonly endpoint: string;
      readonly region: string;
      readonly bucket: string;
      /** What all names in the bucket start with; empty, or with a slash at its end. */
      readonly prefix: string;
      /** Null: those of the machine's surroundings, as the client finds them. */
      readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
    };

/**
 * Reads `STORAGE_URL`: a folder as `file:///var/lib/shop/files`, or a bucket as
 * `s3://KEY:SECRET@host/bucket/prefix?region=eu-central-1`. `tls=off` is for a service on the same machine.
 * @returns null for anything else
 */
export function readStorageUrl(text: string): StorageTarget | null {
  const url = URL.parse(text);
  if (url === null) return null;
  if (url.protocol === "file:") return url.host === "" ? { kind: "folder", folder: fileURLToPath(url) } : null;
  if (url.protocol !== "s3:" || url.host === "") return null;
  const [bucket = "", ...prefix] = url.pathname.split("/").filter((part) => part !== "");
  if (bucket === "") return null;
  const accessKeyId = decodeURIComponent(url.username);
  const secretAccessKey = decodeURIComponent(url.password);
  return {
    kind: "bucket",
    endpoint: `${url.searchParams.get("tls") === "off" ? "http" : "https"}://${url.host}`,
    region: url.searchParams.get("region") ?? "us-east-1",
    bucket,
    prefix: prefix.map((part) => `${part}/`).join(""),
    credentials: accessKeyId === "" ? null : { accessKeyId, secretAccessKey },
  };
}

/** The folder for files below the one for everything that the shop writes. */
export const folderBelow = (dataDir: string): StorageTarget => ({
  kind: "folder",
  folder: resolve(isAbsolute(dataDir) ? dataDir : resolve(dataDir), "files"),
});
