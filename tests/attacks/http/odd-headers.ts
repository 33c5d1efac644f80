const date = "Sat, 01 Jan 2000 00:00:00 GMT";

/** Ranges, conditions and preferences that no browser sends: nonsense, contradictions, and what is meant for others. */
export const oddHeaders: readonly (readonly string[])[] = [
  ["Range: bytes=5-1"],
  ["Range: bytes=-"],
  ["Range: bytes=99999999999999-"],
  ["Range: bytes=-99999999999999"],
  ["Range: bytes=0-0,-1,5-1"],
  ["Range: lines=1-2"],
  ["Range: bytes=0-1", "Range: bytes=2-3"],
  ["Range: bytes=5-1", 'If-Range: "other"'],
  [`Range: bytes=${"0-1,".repeat(500)}0-1`],
  ['If-None-Match: "'],
  ["If-None-Match: *"],
  ['If-None-Match: W/"a", "b', 'If-None-Match: "c"'],
  [`If-None-Match: "${"x".repeat(8_000)}"`],
  ['If-Match: "nothing"'],
  ["If-Match: \u00ff\u00fe"],
  ["If-Modified-Since: yesterday"],
  [`If-Modified-Since: ${"9".repeat(400)}`],
  [`If-Modified-Since: ${date}`, `If-Unmodified-Since: ${date}`],
  ["If-Unmodified-Since: -1"],
  ["Accept-Encoding: br;q=2, gzip;q=-1, *;q=0"],
  ["Accept-Encoding: identity;q=0, *;q=0"],
  [`Accept-Encoding: ${"gzip,".repeat(800)}br`],
  ["Accept: ;;,,=", "Accept: image/avif;q=nan"],
  ["Cache-Control: only-if-cached, max-age=-1", "Pragma: \u0080"],
];

/** Files of web, and whether their bodies are asked for: of a whole catalogue the head is enough. */
export const oddTargets = (picture: string): readonly (readonly [method: "GET" | "HEAD", path: string])[] => [
  ["GET", picture],
  ["HEAD", picture],
  ["GET", "/sitemap.xml"],
  ["HEAD", "/feeds/products.xml"],
  ["GET", "/robots.txt"],
  ["GET", "/favicon-de.svg"],
];
