import type { FileStorage } from "./file-storage.ts";
import type { StorageTarget } from "./storage-url.ts";

type Bucket = Extract<StorageTarget, { readonly kind: "bucket" }>;

/** How long the service may take to connect and to answer, in milliseconds; the client tries three times. */
const connectTime = 3_000;
const answerTime = 10_000;

/** Files in a bucket of a service that speaks S3. The client is loaded with the first file: it takes 100 ms and 20 MB. */
export function createBucket({ endpoint, region, bucket, prefix, credentials }: Bucket): FileStorage {
  let opened: ReturnType<typeof load> | undefined;
  const open = () => (opened ??= load());
  const load = () =>
    import("@aws-sdk/client-s3").then((s3) => ({
      s3,
      client: new s3.S3Client({
        endpoint,
        region,
        // Services other than Amazon's have the bucket in the path, and know no checksums of 2024.
        forcePathStyle: true,
        requestChecksumCalculation: "WHEN_REQUIRED",
        responseChecksumValidation: "WHEN_REQUIRED",
        requestHandler: { connectionTimeout: connectTime, requestTimeout: answerTime, throwOnRequestTimeout: true },
        ...(credentials && { credentials }),
      }),
    }));
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  return {
    put: async (key, bytes, mediaType) => {
      const { client, s3 } = await open();
      await client.send(new s3.PutObjectCommand({ ...place(key), Body: bytes, ContentType: mediaType }));
    },
    get: async (key) => {
      const { client, s3 } = await open();
      try {
        const { Body: body } = await client.send(new s3.GetObjectCommand(place(key)));
        return body === undefined ? null : await body.transformToByteArray();
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (key) => {
      const { client, s3 } = await open();
      await client.send(new s3.DeleteObjectCommand(place(key)));
    },
  };
}
