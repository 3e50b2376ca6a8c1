import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";

/** What proxies add to the requests that they pass on. */
const HEADERS = ["x-forwarded-for", "forwarded"];

/**
 * Makes a look-out for requests of a proxy that TRUST_PROXY does not know of. To the limits all shoppers behind it are one IP
 * address, so the log says so, once.
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
