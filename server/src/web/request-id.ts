import type { IncomingMessage } from "node:http";

/** The id that answer and log of this request carry; web/logs gives every request one. */
export const requestIdOf = ({ id }: IncomingMessage): string => (typeof id === "string" ? id : "unknown");
