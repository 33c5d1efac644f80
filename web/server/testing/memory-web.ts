/** Web as a process of its own, whose memory a test measures: all but the pages themselves, which read their form. */
import { installProcessPolicy } from "@chalkbox/edge";
import { readConfig } from "../config.ts";
import { nodeListener } from "../fetch-adapter.ts";
import { startWeb } from "../start.ts";

const write = (fields: object, message: string): void => console.error(message, fields);
const log = { warn: write, error: write, fatal: write };
const web = await startWeb({
  config: readConfig(),
  log,
  pages: async (adapter) => ({
    asset: (_request, _response, next) => next(),
    page: nodeListener(
      async (request) => new Response(JSON.stringify([...(await request.formData()).keys()])),
      adapter,
    ),
  }),
});
installProcessPolicy({ log, onGiveUp: () => process.exit(1) });
console.log(`listening on ${web.port}`);
