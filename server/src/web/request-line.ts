import type { RequestHandler } from "express";

/** Answers 405 to every other method; TRACE, which echoes cookies, is among those that nobody allows. */
export const allowMethods =
  (...methods: string[]): RequestHandler =>
  (request, response, next) => {
    if (methods.includes(request.method)) return next();
    response.status(405).set("Allow", methods.join(", ")).type("text").send("This method is not known here.");
  };

/** Answers 400 to an address with a NUL: no name in the shop has one, and Postgres takes none. */
export const refuseNul: RequestHandler = (request, response, next) => {
  if (!request.url.includes("%00")) return next();
  response.status(400).type("text").send("An address can't contain NUL.");
};
