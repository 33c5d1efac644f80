/**
 * What one untrusted client may use of a server: the table that every process begins with. Times are in milliseconds, sizes in
 * bytes.
 */
export const edgeLimits = {
  /** Bytes of a request's first line and headers together. */
  headerBytes: 16_384,
  /** Headers of a request. */
  headers: 100,
  /** Bytes of a request's target. */
  targetBytes: 8_192,
  /** Largest body that any route of the server reads; a route's own limit is passed to `readBody`. */
  bodyBytes: 500_000,
  /** Time for all headers of a request, counted from the connection's first moment. */
  headersTime: 10_000,
  /** Time for a whole request to arrive. */
  requestTime: 60_000,
  /** How long a body may arrive at less than {@link edgeLimits.bodyRate}. */
  slowBodyTime: 5_000,
  /** Bytes a second that a body arrives with at least. */
  bodyRate: 1_000,
  /** How long a connection may be silent while an answer is due. */
  silenceTime: 60_000,
  /** How long an idle connection stays open: longer than any client of ours keeps one, so that it never closes first. */
  keepAliveTime: 75_000,
  /** How often times are looked at. */
  checkInterval: 1_000,
  /** Requests of one connection before it is closed; 0: no limit. */
  requestsPerConnection: 10_000,
  /** Requests of one connection that wait for their answers at the same time (pipelining); beyond, it is closed. */
  pipelined: 16,
  /** Connections in all; further ones are closed at once. */
  connections: 10_000,
  /** Connections of one address, more than the browsers of a class open; proxies that are trusted have no limit. */
  connectionsPerAddress: 256,
  /**
   * Connections that wait to be taken, as far as the system allows: where there is no place for one, its client tries
   * again after a second.
   */
  backlog: 4_096,
  /** What is still read of a request after it was refused, so that the client can read the answer. */
  lingerBytes: 4_000_000,
  /** How long a refused request is still read. */
  lingerTime: 1_000,
} as const;

/** Limits of one server. */
export type EdgeLimits = { readonly [Name in keyof typeof edgeLimits]: number };
