import type { Request, Response } from "express";
import { requestIdOf } from "../../http/logs/request-id.js";
import { clientIp } from "../../http/rate-limits/client-ip.js";
import { isForeign } from "../../http/security/cross-site.js";
import { localUrl } from "../../http/server/listen.js";
import { anonymousVisitor, internalSource } from "../../http/sessions/anonymous-visitor.js";
import type { createSessions } from "../../http/sessions/sessions.js";
import { takeRead, type RateLimits, type RequestSource } from "../../kernel/requests/rate-limits.js";
import type { Visitor } from "../../kernel/requests/visitor.js";
import type { Settings } from "../../settings.js";
import type { Services, ShopContext } from "../domains/domains.js";
import { createLoaders } from "../domains/loaders.js";

type Known = {
  services: Services;
  sessions: ReturnType<typeof createSessions>;
  rateLimits: RateLimits;
  settings: Pick<Settings, "publicUrl" | "assetsUrl" | "host">;
};

/** What routes ask about a request: who sent it, from where, whether that is too often, and under which URL the shop is known. */
export function requestParts({ services, sessions, rateLimits, settings }: Known) {
  const { publicUrl, assetsUrl, host } = settings;
  const visitorOf = (request: Request, response: Response): Visitor => sessions.visitorOf(request, response);
  const sourceOf = (request: Request): RequestSource => ({
    clientIp: clientIp(request),
    sessionKey: sessions.keyOf(request),
    isForeign: isForeign(request),
  });
  const limitRead = (request: Request, reads?: number) => takeRead({ rateLimits, clientIp: clientIp(request) }, reads);
  // Without PUBLIC_URL as in e-mails: the Host header can't be trusted, and responses are cached for everybody.
  const urlFor = ({ socket }: Request): string => publicUrl ?? localUrl(socket.localPort ?? 0, host);

  type Sender = { visitor: Visitor; requestId: string; publicUrl: string; source: RequestSource };
  const context = ({ source, ...request }: Sender): ShopContext => ({
    services,
    ...request,
    ...source,
    assetsUrl,
    rateLimits,
    loaders: createLoaders(services),
  });
  const contextOf = (request: Request, response: Response): ShopContext =>
    context({
      visitor: visitorOf(request, response),
      requestId: requestIdOf(request),
      publicUrl: urlFor(request),
      source: sourceOf(request),
    });
  /** The context of a page that is rendered for everybody. */
  const pageContext = (requestId: string): ShopContext =>
    context({ visitor: anonymousVisitor, requestId, publicUrl: publicUrl ?? "", source: internalSource });
  return { visitorOf, sourceOf, limitRead, urlFor, contextOf, pageContext };
}

export type RequestParts = ReturnType<typeof requestParts>;
