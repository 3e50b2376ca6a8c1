import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";

/** Headers that proxies add to forwarded requests. */
const HEADERS = ["x-forwarded-for", "forwarded"];

/**
 * Detects a proxy that TRUST_PROXY does not count. Rate limits would see all shoppers behind it as one IP address, so it is
 * logged, once.
 */
export function createProxyLookOut(trustProxy: number, logger: Logger): (request: IncomingMessage) => void {
  let isOver = trustProxy > 0;
  return ({ headers }) => {
    if (isOver) return;
    const header = HEADERS.find((name) => headers[name] !== undefined);
    if (header === undefined) return;
    isOver = true;
    logger.warn(
      { header },
      "a proxy seems to stand in front, but TRUST_PROXY is 0: set it to the number of proxies, else limits count all shoppers as one",
    );
  };
}
