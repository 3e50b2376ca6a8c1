import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage } from "node:http";

/**
 * Reads the body of a request and puts it back, so that later handlers find it unread. Calls `done` with undefined where
 * fewer than `length` bytes arrive; the connection is closed then.
 */
export function readBody(request: IncomingMessage, length: number, done: (body: Buffer | undefined) => void): void {
  const chunks: Buffer[] = [];
  let received = 0;
  // Stream events run in the context of the connection; bound, what follows counts its SQL statements for this request.
  const read = AsyncResource.bind(() => {
    for (let chunk: Buffer | null; (chunk = request.read() as Buffer | null) !== null;) {
      chunks.push(chunk);
      received += chunk.length;
    }
    if (received < length && !request.readableEnded && !request.destroyed) return;
    request.off("readable", read).off("close", read);
    const [first] = chunks;
    const body = chunks.length === 1 && first ? first : Buffer.concat(chunks);
    if (received < length) return done(undefined);
    request.unshift(body);
    done(body);
  });
  request.on("readable", read).on("close", read);
}
