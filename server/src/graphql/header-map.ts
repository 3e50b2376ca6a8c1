import { HeaderMap } from "@apollo/server";
import type { Request } from "express";

/** The headers of a request as Apollo takes them. */
export function headersOf({ headers }: Pick<Request, "headers">): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(", ") : value);
  return map;
}
