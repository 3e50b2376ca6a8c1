import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { limitKey } from "./limit-key.js";

/** Headers of a front end's server: the IP address of its buyer, and the secret by which it may name one. */
const BUYER_IP = "x-buyer-ip";
const SECRET = "x-buyer-ip-secret";

const buyers = new WeakMap<object, string>();

/** The buyer whom a front end's server has named, as a key for rate limits. */
export const buyerIpOf = (request: object): string | undefined => buyers.get(request);

/**
 * Reads the buyer's IP address, so that limits count buyers and not the server through which they come. Refuses a wrong secret
 * (403), which would otherwise count all buyers as one unnoticed, and what is no IP address (400).
 * @returns a function that tells whether it has refused the request
 */
export function createBuyerIpCheck(secrets: readonly string[], logger: Logger) {
  const known = secrets.map(digestOf);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { [BUYER_IP]: ip, [SECRET]: secret } = request.headers;
    if (ip === undefined) return false;
    const given = digestOf(String(secret));
    if (!known.some((each) => timingSafeEqual(each, given))) {
      logger.warn({ requestId: request.id }, "X-Buyer-IP is refused: its secret is not among BUYER_IP_SECRETS");
      return refuse(response, 403, "X-Buyer-IP needs the right X-Buyer-IP-Secret.");
    }
    const buyer = limitKey(String(ip));
    if (buyer === undefined) return refuse(response, 400, "X-Buyer-IP must be one IP address.");
    buyers.set(request, buyer);
    return false;
  };
}

/** Of equal length for all secrets, as `timingSafeEqual` needs it. */
const digestOf = (secret: string) => createHash("sha256").update(secret).digest();

function refuse(response: ServerResponse, status: number, sentence: string): true {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(sentence);
  return true;
}
