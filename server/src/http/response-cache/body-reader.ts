import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage } from "node:http";

/**
 * Reads the body of a request, `length` bytes, and puts it back, so that who handles the request later finds it unread.
 * Undefined where less arrives; then the connection is at its end.
 */
export function peekBody(request: IncomingMessage, length: number, done: (body: Buffer | undefined) => void): void {
  const chunks: Buffer[] = [];
  let received = 0;
  // Events of a stream come from the connection; what follows belongs to this request, as its count of statements shows.
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
