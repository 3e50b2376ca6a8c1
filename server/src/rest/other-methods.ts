import type { IRoute, Request, Response } from "express";
import { answerOtherMethod } from "../http/security/allowed-methods.js";

/** The last handler of a route: any other method than its own gets 405, and OPTIONS hears which there are. */
export function otherMethods(request: Request, response: Response): void {
  answerOtherMethod(request, response, methodsOf(request.route as Route));
}

/** As Express shows it: `methods` has a name in lower case for each handler, `_all` for those of any method. */
type Route = IRoute & { methods: Readonly<Record<string, boolean>> };

function methodsOf({ methods }: Route): string[] {
  const own = Object.keys(methods).filter((name) => name !== "_all");
  return own.flatMap((name) => (name === "get" ? ["GET", "HEAD"] : [name.toUpperCase()]));
}
