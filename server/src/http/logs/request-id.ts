import type { IncomingMessage } from "node:http";

declare module "node:http" {
  interface IncomingMessage {
    /** http/logs gives every request one. */
    id?: string;
  }
}

/** The id of a request in its response and log line. */
export const requestIdOf = ({ id }: IncomingMessage): string => id ?? "unknown";
