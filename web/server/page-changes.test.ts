import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { followChanges } from "./page-changes.ts";

/** A gateway that reports what changes, and the memory of a web that is connected to it. */
async function setUp() {
  const streams: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    response.write("\n");
    streams.push(response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  const memory = { drop: vi.fn(), hear: vi.fn() };
  const changes = followChanges(`http://127.0.0.1:${port}`, memory);
  onTestFinished(async () => {
    await changes.close();
    server.close().closeAllConnections();
  });
  await vi.waitFor(() => expect(memory.hear).toHaveBeenLastCalledWith(true));
  return { streams, memory, changes };
}

it("drops the tags of the gateway, also when a line comes in two parts", async () => {
  const { streams, memory } = await setUp();
  streams[0]?.write('["catalogue","deals"]\n["con');
  await vi.waitFor(() => expect(memory.drop.mock.calls).toEqual([[["catalogue", "deals"]]]));
  streams[0]?.write('tent"]\n\nnull\n');
  await vi.waitFor(() => expect(memory.drop.mock.calls.slice(1)).toEqual([[["content"]], [null]]));
});

it("drops everything at a line that it does not understand", async () => {
  const { streams, memory } = await setUp();
  streams[0]?.write('{"newer":true}\nno json\n');
  await vi.waitFor(() => expect(memory.drop.mock.calls).toEqual([[null], [null]]));
});

it("reports the end of the stream, and connects again", async () => {
  const { streams, memory } = await setUp();
  streams[0]?.destroy();
  await vi.waitFor(() => expect(memory.hear).toHaveBeenLastCalledWith(false));
  await vi.waitFor(() => expect(streams).toHaveLength(2), { timeout: 10_000 });
  await vi.waitFor(() => expect(memory.hear).toHaveBeenLastCalledWith(true));
});
