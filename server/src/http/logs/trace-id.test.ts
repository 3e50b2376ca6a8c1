import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { traceIdOf } from "./trace-id.js";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";

function aRequest(traceparent: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers["traceparent"] = traceparent;
  return request;
}

it.each([
  [`00-${TRACE}-${SPAN}-01`, TRACE],
  [`cc-${TRACE}-${SPAN}-01-what-a-later-version-adds`, TRACE],
  [`ff-${TRACE}-${SPAN}-01`, undefined],
  [`00-${"0".repeat(32)}-${SPAN}-01`, undefined],
  [`00-${TRACE}-${"0".repeat(16)}-01`, undefined],
  [`00-${TRACE.toUpperCase()}-${SPAN}-01`, undefined],
  ["jo@larch.example", undefined],
])("traceparent %s is of trace %s", (traceparent, trace) => {
  expect(traceIdOf(aRequest(traceparent))).toBe(trace);
});

it("a trace that the shop has begun counts first", () => {
  const request = aRequest(`00-${TRACE}-${SPAN}-01`);
  request.traceId = "a".repeat(32);
  expect(traceIdOf(request)).toBe("a".repeat(32));
});
