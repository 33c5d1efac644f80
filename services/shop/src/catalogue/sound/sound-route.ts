import { sendJson } from "@chalkbox/edge";
import type { Route } from "../../platform/domain.ts";
import { type SampledInstrument, sampledInstruments, synthesise } from "./synthesise.ts";

const made = new Map<SampledInstrument, Buffer>();

/** `GET /media/sounds/recorder.wav`: a sample of an instrument, made when it is first requested. */
export const soundRoute: Route = [
  "GET /media/sounds/*",
  (request, response) => {
    const [, name] = /^\/media\/sounds\/([a-z]+)\.wav(?:\?|$)/.exec(request.url ?? "") ?? [];
    const instrument = sampledInstruments.find((known) => known === name);
    if (instrument === undefined) {
      sendJson(response, 404, { errors: [{ message: "Not found" }] });
      return;
    }
    const bytes = made.get(instrument) ?? synthesise(instrument);
    made.set(instrument, bytes);
    response.writeHead(200, {
      "content-type": "audio/wav",
      "content-length": bytes.length,
      "cache-control": "public, max-age=86400",
      "x-content-type-options": "nosniff",
    });
    response.end(request.method === "HEAD" ? undefined : bytes);
  },
];
