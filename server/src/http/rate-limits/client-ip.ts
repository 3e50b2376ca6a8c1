import type { Request } from "express";
import { buyerIpOf } from "./buyer-ip.js";
import { limitKey } from "./limit-key.js";

type Sender = Pick<Request, "ip"> & { socket: Pick<Request["socket"], "remoteAddress"> };

/**
 * The IP address of a request's client as a key for rate limits: the buyer's where a front end's server names one. Express
 * trusts X-Forwarded-For for as many hops as TRUST_PROXY says. A value there that is no IP address is replaced by the address
 * of the connection, so that invented values share one limit.
 */
export const clientIp = (request: Sender): string =>
  buyerIpOf(request) ?? limitKey(request.ip ?? "") ?? limitKey(request.socket.remoteAddress ?? "") ?? "";
