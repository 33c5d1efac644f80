import { expect, it } from "vitest";
import { sampledInstruments, synthesise } from "./synthesise.ts";

it.each(sampledInstruments)("makes 1.6 seconds of a %s as a WAV file that is heard and does not clip", (instrument) => {
  const file = synthesise(instrument);
  expect(file.toString("latin1", 0, 4) + file.toString("latin1", 8, 16)).toBe("RIFFWAVEfmt ");
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  const samples = Array.from({ length: (file.length - 44) / 2 }, (_, at) => Math.abs(file.readInt16LE(44 + at * 2)));
  expect(samples.length / file.readUInt32LE(24)).toBeCloseTo(1.6);
  const loudest = Math.max(...samples);
  expect(loudest).toBeGreaterThan(5_000);
  expect(loudest).toBeLessThan(32_000);
  expect(synthesise(instrument).equals(file)).toBe(true);
});
