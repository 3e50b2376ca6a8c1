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
