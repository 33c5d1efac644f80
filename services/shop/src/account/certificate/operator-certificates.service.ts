import type { Platform } from "../../platform/platform.ts";
import { findByCustomerNumber } from "../customer.store.ts";
import { certificateKey } from "./certificate.service.ts";
import { certificatesOf } from "./certificate.store.ts";

/** A certificate as `findCertificates` gives it. */
export type OperatorCertificate = Awaited<ReturnType<typeof findCertificates>>[number];

/** Certificates of a business for the people who check them; their bytes are read when they are asked for. */
export async function findCertificates(
  { platform: { database, storage } }: { readonly platform: Pick<Platform, "database" | "storage"> },
  customerNumber: string,
) {
  const customer = await findByCustomerNumber(database.write, customerNumber);
  if (customer === null) return [];
  return (await certificatesOf(database.write, customer.id)).map(({ id, fileName, mediaType, sizeBytes }) => ({
    id,
    fileName,
    mediaType,
    size: sizeBytes,
    content: async () => {
      const bytes = await storage.get(certificateKey(id));
      if (bytes === null) throw new Error(`The file of certificate ${id} is missing from the storage`);
      return Buffer.from(bytes).toString("base64");
    },
  }));
}
