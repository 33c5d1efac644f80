import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { request, SnapshotAgent } from "undici";
import * as v from "valibot";
import type { Call, Recording } from "./recording.ts";

// Recordings hold neither host nor port: a shop at another address answers the same.
const origins = { graph: "http://graph.recorded", upstream: "http://upstream.recorded" } as const;
const paths = { graph: "/api/shop/", upstream: "/graphql" } as const;
const headers = { "content-type": "application/json" };

const Answer = v.object({
  data: v.nullish(v.record(v.string(), v.unknown()), null),
  errors: v.optional(v.array(v.unknown())),
});

/** Answers calls from a recording; whatever was not recorded is refused. */
export interface Replay {
  /** @throws Error when this document with these variables was never recorded */
  ask(call: Pick<Call, "to" | "variables"> & { readonly text: string }): Promise<v.InferOutput<typeof Answer>>;
  close(): Promise<void>;
}

/**
 * Plays a recording by undici's SnapshotAgent. Calls are distinguished by address, content type and body.
 *
 * The agent reads files of its own format only (bodies in base64), so the readable recording becomes one for the moment.
 */
export async function replay(recording: Recording): Promise<Replay> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "chalkbox-replay-"));
  const snapshotPath = path.join(folder, "snapshots.json");
  const matching = { snapshotPath, matchHeaders: ["content-type"], matchBody: true };
  const writer = new SnapshotAgent({ ...matching, mode: "record" });
  for (const call of recording.calls) {
    const asked = { method: "POST", origin: origins[call.to], path: paths[call.to], headers };
    const answer = { statusCode: 200, headers, body: JSON.stringify(call.answer), trailers: {} };
    await writer.getRecorder().record({ ...asked, body: bodyOf(call.query.join("\n"), call.variables) }, answer);
  }
  await writer.saveSnapshots();
  await writer.close();
  const agent = new SnapshotAgent({ ...matching, mode: "playback" });
  await agent.loadSnapshots();
  return {
    async ask({ to, text, variables }) {
      const body = bodyOf(text, variables);
      const { body: answer } = await request(origins[to] + paths[to], {
        method: "POST",
        headers,
        body,
        dispatcher: agent,
      });
      return v.parse(Answer, await answer.json());
    },
    async close() {
      await agent.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function bodyOf(query: string, variables: Call["variables"]): string {
  return JSON.stringify({ query, variables });
}
