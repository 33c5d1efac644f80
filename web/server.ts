import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pino } from "pino";
import { readConfig } from "./server/config.ts";
import { createPages } from "./server/pages.ts";
import { proxyTo } from "./server/proxy.ts";
import { commonHeaders, contentSecurityPolicy, createNonce } from "./server/security.ts";

const config = readConfig(process.env);
const log = pino({ name: "web", level: process.env["LOG_LEVEL"] ?? "info" });
const pages = await createPages(config, (error) => log.error({ err: error }, "page failed"));
const toGateway = proxyTo(config.gatewayUrl);
const toShop = proxyTo(config.shopUrl);

/** Makes the forwarding headers true: a caller's own count only behind a trusted proxy. */
function setForwarded(request: IncomingMessage): void {
  const { headers } = request;
  const address = request.socket.remoteAddress ?? "";
  if (config.trustProxy) {
    headers["x-forwarded-for"] = [headers["x-forwarded-for"], address].flat().filter(Boolean).join(", ");
    headers["x-forwarded-host"] ??= headers.host;
    headers["x-forwarded-proto"] ??= "http";
    if (typeof headers["x-forwarded-host"] === "string") headers.host = headers["x-forwarded-host"];
  } else {
    headers["x-forwarded-for"] = address;
    headers["x-forwarded-host"] = headers.host;
    headers["x-forwarded-proto"] = "http";
  }
  headers["x-request-id"] = randomUUID();
}

function answerPage(request: IncomingMessage, response: ServerResponse): void {
  const nonce = createNonce();
  request.headers["x-csp-nonce"] = nonce;
  response.setHeader("content-security-policy", contentSecurityPolicy(nonce, config));
  pages(request, response);
}

const server = createServer((request, response) => {
  const path = request.url?.split("?", 1)[0] ?? "/";
  if (path === "/health/live" || path === "/health/ready") {
    response.writeHead(200, { "content-type": "application/json" }).end('{"status":"ok"}');
    return;
  }
  for (const name in commonHeaders) response.setHeader(name, commonHeaders[name] ?? "");
  setForwarded(request);
  if (path.startsWith("/api/")) toGateway(request, response);
  else if (path.startsWith("/media/")) toShop(request, response);
  else answerPage(request, response);
});

server.listen(config.port, config.host, () => log.info({ port: config.port }, "ready"));

function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  // Open streams get a moment to end; then the process does.
  setTimeout(() => process.exit(0), 1_500).unref();
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
