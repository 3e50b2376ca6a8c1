import type { RequestHandler, Response } from "express";

/** Answers 405 to every other method; TRACE, which echoes cookies, is among those that nobody allows. */
export const allowMethods =
  (...methods: string[]): RequestHandler =>
  (request, response, next) => {
    if (methods.includes(request.method)) return next();
    refuseMethod(response, methods);
  };

/** Answers 405, with the methods that the address does know. */
export function refuseMethod(response: Response, allowed: readonly string[]): void {
  response.status(405).set("Allow", allowed.join(", ")).type("text").send("This method is not known here.");
}

/** Answers 400 to an address with a NUL: no name in the shop has one, and Postgres takes none. */
export const refuseNul: RequestHandler = (request, response, next) => {
  if (!request.url.includes("%00")) return next();
  response.status(400).type("text").send("An address can't contain NUL.");
};
