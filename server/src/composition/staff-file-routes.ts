import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Router, type Request, type Response } from "express";
import type { Logger } from "pino";
import { readPictureBody } from "../http/body/picture-body.js";
import { checkPermission } from "../staff/access/may.js";
import type { Permission } from "../staff/access/permissions.js";
import { sessionOf, type StaffSession } from "../staff/access/staff-context.js";
import type { StaffFileAnswer } from "../staff/access/staff-file.js";
import { STAFF_FILES, type StaffFileServices } from "./domains/staff-files.js";

type StaffFileParts = {
  services: StaffFileServices;
  /** The sign-in of a request. @throws {ShopError} where the request is refused before it is read */
  sessionFor(request: Request, response: Response): Promise<StaffSession | undefined>;
  /** Counts a change. @throws {RateLimited} */
  limitWrite(request: Request): Promise<void>;
  logger: Logger;
};

/** The routes of all files for staff and of what they upload. */
export function staffFileRoutes({ services, sessionFor, limitWrite, logger }: StaffFileParts): Router {
  const allowed = async (request: Request, response: Response, permission: Permission): Promise<StaffSession> => {
    response.set("Cache-Control", "private, no-store");
    const staff = { session: await sessionFor(request, response) };
    checkPermission({ staff }, permission);
    return sessionOf({ staff });
  };
  const routes = Router();
  for (const file of STAFF_FILES) {
    const route = routes.route(file.path.replaceAll(/\{(\w+)\}/g, ":$1"));
    route[file.method === "GET" ? "get" : "post"](async (request, response, next) => {
      const actor = await allowed(request, response, file.permission);
      if (file.method === "POST") await limitWrite(request);
      const readPicture = () => readPictureBody(request, response);
      const answer = await file.answer({ params: request.params, query: request.query, actor, readPicture }, services);
      if (!answer) return next();
      await send(request, response, answer, logger);
    });
  }
  return routes;
}

async function send(request: Request, response: Response, answer: StaffFileAnswer, logger: Logger): Promise<void> {
  if (answer.type === "stored") {
    response.status(201).json(answer.stored);
    return;
  }
  const { type, content, name } = answer;
  response.type(type);
  if (name !== undefined) response.set("Content-Disposition", `attachment; filename="${fileNameOf(type, name)}"`);
  if (!(content instanceof Readable)) {
    response.send(content);
    return;
  }
  try {
    await pipeline(content, response);
  } catch (error) {
    // The file has begun, so that its end is all that can tell: it is cut off.
    if (!response.destroyed) response.destroy();
    logger.warn({ err: error, requestId: request.id, path: request.path }, "export cut off");
  }
}

/** A CSV is of today: the next one differs. */
const fileNameOf = (type: string, name: string) =>
  type === "csv" ? `${name}-${new Date().toISOString().slice(0, 10)}.csv` : `${name}.${type}`;
