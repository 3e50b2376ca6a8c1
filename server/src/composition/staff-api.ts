import type { Request, Response, Router } from "express";
import type { Logger } from "pino";
import { openMembersGraphql } from "../graphql/members-graphql.js";
import { requestIdOf } from "../http/logs/request-id.js";
import { clientIp } from "../http/rate-limits/client-ip.js";
import { isFromElsewhere } from "../http/security/cross-site.js";
import { anonymousVisitor } from "../http/sessions/anonymous-visitor.js";
import { staffCookies } from "../http/sessions/staff-cookie.js";
import { CrossSiteRequest, takeWrites, type RateLimits } from "../kernel/requests/rate-limits.js";
import { signInOperations } from "../staff/access/may.js";
import { relyingPartyOf } from "../staff/access/relying-party.js";
import type { StaffContext } from "../staff/access/staff-context.js";
import { StaffSignInNeeded } from "../staff/access/staff.errors.js";
import type { StaffFileServices } from "./domains/staff-files.js";
import { createStaffSchema } from "./domains/staff-schema.js";
import type { StaffServices } from "./domains/staff-services.js";
import { staffFileRoutes } from "./staff-file-routes.js";

type StaffApiParts = {
  services: StaffServices & StaffFileServices;
  rateLimits: RateLimits;
  isSecure: boolean;
  /** @throws {ShopError} where a cookie would be lost */
  requireHttps(request: Request): void;
  publicUrl: string | undefined;
  logger: Logger;
  /** Called after each mutation of staff, before its response is sent. */
  onChange(): void;
};

/** The sign-in of a request. @throws {ShopError} where the request is refused before it is read */
type SessionFor = (request: Request, response: Response) => Promise<StaffContext["staff"]["session"]>;

/** The staff API at /admin/graphql, and the files beside it. */
export async function openStaffApi(
  parts: StaffApiParts,
): Promise<{ routes: Router; files: Router; sessionFor: SessionFor; close(): Promise<void> }> {
  const { services, rateLimits, isSecure, requireHttps, publicUrl, logger } = parts;
  const schema = await createStaffSchema();
  const cookieOf = staffCookies(isSecure);
  const staffOf = async (request: Request, response: Response): Promise<StaffContext["staff"]> => {
    if (isFromElsewhere(request)) throw new CrossSiteRequest();
    requireHttps(request);
    const { token, takeToken, leave } = cookieOf(request, response);
    const session = token === undefined ? undefined : await services.staffSignIns.find(token);
    return { session, relyingParty: relyingPartyOf(publicUrl, request.headers.host), takeToken, leave };
  };
  const contextFor = async (request: Request, response: Response): Promise<StaffContext<StaffServices>> => {
    const staff = await staffOf(request, response);
    return {
      services,
      loaders: {},
      visitor: anonymousVisitor,
      requestId: requestIdOf(request),
      publicUrl: publicUrl ?? "",
      // Staff see pictures at the shop itself, also those that nobody else may see.
      assetsUrl: undefined,
      rateLimits,
      clientIp: clientIp(request),
      sessionKey: undefined,
      isForeign: false,
      staff,
    };
  };
  const sessionFor: SessionFor = async (request, response) => (await staffOf(request, response)).session;
  const graphql = await openMembersGraphql({
    schema,
    logger,
    contextFor,
    onChange: parts.onChange,
    openOperations: signInOperations(schema),
    refusalOf: ({ staff }) => (staff.session?.isComplete ? undefined : new StaffSignInNeeded()),
  });
  const limitWrite = (request: Request) =>
    takeWrites({ rateLimits, clientIp: clientIp(request), sessionKey: undefined, isForeign: false });
  return { ...graphql, sessionFor, files: staffFileRoutes({ services, sessionFor, limitWrite, logger }) };
}
