import { onTestFinished } from "vitest";
import type { TestVisitor } from "./visitor.js";

/** One stream of server-sent events. */
export type EventStream = {
  status: number;
  headers: Headers;
  /** The next event's name and content; undefined at the end of the stream. */
  next(): Promise<{ event: string; data: unknown } | undefined>;
  /** The whole body of a response that is no stream. */
  json(): Promise<unknown>;
  close(): void;
};

/** Opens a subscription by GET, as EventSource does. */
export async function follow(
  visitor: TestVisitor,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<EventStream> {
  const parameters = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  const response = await visitor.send("GET", `/graphql/stream?${parameters.toString()}`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const close = () => void reader?.cancel().catch(() => {});
  onTestFinished(close);
  return {
    status: response.status,
    headers: response.headers,
    close,
    async json() {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
      return JSON.parse(text);
    },
    async next() {
      for (;;) {
        const [block, ...rest] = text.split("\n\n");
        if (rest.length > 0 && block !== undefined) {
          text = rest.join("\n\n");
          const [, event] = /^event: (.*)$/m.exec(block) ?? [];
          const [, data] = /^data:(.*)$/m.exec(block) ?? [];
          if (event !== undefined) return { event, data: data?.trim() ? JSON.parse(data) : undefined };
          continue;
        }
        const part = await reader?.read();
        if (!part || part.done) return undefined;
        text += part.value;
      }
    },
  };
}
