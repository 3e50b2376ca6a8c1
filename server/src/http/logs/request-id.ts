import type { IncomingMessage } from "node:http";

declare module "node:http" {
  interface IncomingMessage {
    /** http/logs gives every request one. */
    id?: string;
  }
}

/** The id that answer and log of this request carry. */
export const requestIdOf = ({ id }: IncomingMessage): string => id ?? "unknown";
