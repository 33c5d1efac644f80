/** Instruments that a sample can be heard of. */
export const sampledInstruments = ["recorder", "xylophone", "triangle", "tambourine", "guitar"] as const;
export type SampledInstrument = (typeof sampledInstruments)[number];

/** How an instrument sounds: its partials as multiples of the pitch with their loudness, and how fast they fade. */
interface Voice {
  readonly partials: readonly (readonly [multiple: number, loudness: number])[];
  /** Fading per second. */
  readonly decay: number;
  /** Seconds until it is at its loudest. */
  readonly attack: number;
  /** Share of noise, 0 to 1. */
  readonly noise: number;
  /** Pitches in Hz, one after the other. */
  readonly notes: readonly number[];
}

const [c5, e5, g5, c6] = [523.25, 659.26, 783.99, 1046.5];

const voices: Readonly<Record<SampledInstrument, Voice>> = {
  recorder: {
    partials: [
      [1, 1],
      [2, 0.15],
      [3, 0.22],
    ],
    decay: 0.8,
    attack: 0.06,
    noise: 0.02,
    notes: [c5, e5, g5, c6],
  },
  xylophone: {
    partials: [
      [1, 1],
      [3, 0.35],
      [6.2, 0.12],
    ],
    decay: 9,
    attack: 0.002,
    noise: 0.01,
    notes: [c5, e5, g5, c6],
  },
  triangle: {
    partials: [
      [1, 0.7],
      [2.76, 0.6],
      [5.4, 0.4],
    ],
    decay: 1.6,
    attack: 0.001,
    noise: 0,
    notes: [1_480],
  },
  tambourine: {
    partials: [
      [1, 0.25],
      [5.1, 0.2],
    ],
    decay: 14,
    attack: 0.001,
    noise: 0.7,
    notes: [310, 310, 310, 310],
  },
  guitar: {
    partials: [
      [1, 1],
      [2, 0.5],
      [3, 0.33],
      [4, 0.2],
    ],
    decay: 3.2,
    attack: 0.003,
    noise: 0.01,
    notes: [196, 246.9, 293.7, 392],
  },
};

/** Samples a second: enough for what is below 8 kHz. */
const rate = 16_000;
const seconds = 1.6;

/** A short sample of an instrument as a WAV file: 16 bits, one channel, 1.6 seconds. Made up, and the same each time. */
export function synthesise(instrument: SampledInstrument): Buffer {
  const { partials, decay, attack, noise, notes } = voices[instrument];
  const count = Math.round(rate * seconds);
  const each = count / notes.length;
  const whole = partials.reduce((sum, [, loudness]) => sum + loudness, 0);
  const data = Buffer.alloc(count * 2);
  let grain = 1;
  for (let at = 0; at < count; at += 1) {
    const note = notes[Math.min(notes.length - 1, Math.floor(at / each))] ?? 0;
    const time = (at % each) / rate;
    const tone = partials.reduce(
      (sum, [multiple, part]) => sum + part * Math.sin(2 * Math.PI * note * multiple * time),
      0,
    );
    grain = (grain * 16_807) % 2_147_483_647;
    const sound = (1 - noise) * (tone / whole) + noise * ((2 * grain) / 2_147_483_647 - 1);
    const loudness = Math.min(1, time / attack) * Math.exp(-decay * time);
    // The last hundredth of a second fades out, or the next note would begin with a click.
    const release = Math.min(1, (each / rate - time) / 0.01);
    data.writeInt16LE(Math.round(22_000 * sound * loudness * release), at * 2);
  }
  return Buffer.concat([headerOf(data.length), data]);
}

function headerOf(bytes: number): Buffer {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(bytes, 40);
  return header;
}
