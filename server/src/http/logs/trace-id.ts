import type { IncomingMessage } from "node:http";

declare module "node:http" {
  interface IncomingMessage {
    /** Id of the trace that the shop has begun for the request. */
    traceId?: string;
  }
}

/** Version, trace id, id of the sender's span, flags (W3C Trace Context). Ids of zeros alone are none. */
const TRACE_PARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:$|-)/;

/** The trace that a request belongs to, which its sender or a proxy may have begun. */
export const traceIdOf = ({ traceId, headers }: IncomingMessage): string | undefined => {
  if (traceId !== undefined) return traceId;
  const given = headers["traceparent"];
  return typeof given === "string" ? TRACE_PARENT.exec(given)?.[1] : undefined;
};
