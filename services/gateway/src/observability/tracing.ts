import type { Span, Tracer } from "@opentelemetry/api";
import type { IncomingHttpHeaders } from "node:http";
import type { OperationRecord } from "../planning/operation-record.ts";

/** Traces for OpenTelemetry. */
export interface Tracing {
  /** Writes the span of an operation that was answered, with those of its calls to the shop below it. */
  operation(record: OperationRecord, headers: IncomingHttpHeaders): void;
  /** Sends what is still waiting. */
  close(): Promise<void>;
}

/** How long the last spans may take to leave when the process ends, in milliseconds. */
const closePatience = 1_000;

/**
 * Sends traces to a collector. The packages are loaded only where there is one.
 * @param endpoint of a collector that speaks OTLP over HTTP, e.g. `http://127.0.0.1:4318`
 */
export async function startTracing(endpoint: URL): Promise<Tracing> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags }, sdk, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/sdk-trace"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  const url = new URL("v1/traces", endpoint.href.endsWith("/") ? endpoint : `${endpoint.href}/`);
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ "service.name": "chalkbox-gateway" }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: url.href }) })],
  });
  const tracer: Tracer = provider.getTracer("gateway");
  const startedAt = (onPerformanceClock: number): number => performance.timeOrigin + onPerformanceClock;

  /** The caller's span, when it reports which. */
  const parentOf = ({ traceparent }: IncomingHttpHeaders) => {
    const parts = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(String(traceparent ?? ""));
    const [, traceId, spanId, flags] = parts ?? [];
    if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
    const traceFlags = Number.parseInt(flags ?? "00", 16) & TraceFlags.SAMPLED;
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
  };

  const end = (span: Span, isFaulty: boolean, at: number): void => {
    if (isFaulty) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(at);
  };

  return {
    operation: (record, headers) => {
      const { operationName, operationType, plan, status, cache, requestId, calls, ms } = record;
      const begin = startedAt(record.startedAt);
      const span = tracer.startSpan(
        `${operationType ?? "graphql"} ${operationName ?? ""}`.trim(),
        {
          kind: SpanKind.SERVER,
          startTime: begin,
          attributes: {
            ...(operationName !== null && { "graphql.operation.name": operationName }),
            ...(operationType !== null && { "graphql.operation.type": operationType }),
            ...(cache !== null && { "chalkbox.cache": cache }),
            "chalkbox.plan": plan,
            "chalkbox.request_id": requestId,
            "http.response.status_code": status,
          },
        },
        parentOf(headers),
      );
      for (const call of calls) {
        const attributes = { "graphql.operation.type": call.kind, "chalkbox.outcome": call.outcome };
        const child = tracer.startSpan(
          `${call.upstream ?? "shop"} ${call.operation ?? call.kind}`,
          { kind: SpanKind.CLIENT, startTime: startedAt(call.startedAt), attributes },
          trace.setSpan(ROOT_CONTEXT, span),
        );
        end(child, call.outcome === "failed", startedAt(call.startedAt + call.ms));
      }
      end(span, status >= 500, begin + ms);
    },
    close: async () => {
      const overdue = new Promise((resolve) => setTimeout(resolve, closePatience).unref());
      // A collector that is gone does not keep the gateway from stopping.
      await Promise.race([provider.shutdown().catch(() => undefined), overdue]);
    },
  };
}
