import type { Readable } from "node:stream";
import type { Request } from "express";
import type { Params } from "../../kernel/rest/endpoint.js";
import type { Permission } from "./permissions.js";
import type { StaffSession } from "./staff-context.js";

/** What a file of the staff is answered with. */
export type StaffFileAnswer =
  | {
      type: "csv" | "pdf" | "jpeg" | "avif" | "webp";
      /** A stream is sent while it is written. */
      content: Buffer | string | Readable;
      /** Name of a download, without the ending. A CSV gets the day too. Without a name it is shown, not saved. */
      name?: string;
    }
  /** What was stored of an upload, with status 201. */
  | { type: "stored"; stored: Readonly<Record<string, unknown>> };

type StaffFileRequest<Path extends string> = {
  params: Params<Path>;
  query: Request["query"];
  actor: StaffSession;
  /** The body of an upload, unchecked. @throws {BadInput} */
  readPicture(): Promise<Buffer>;
};

/** A file for links of the back office, or one that staff upload. */
export type StaffFile<Services> = {
  /** A POST counts as a change, for its limit. */
  method: "GET" | "POST";
  /** Below /admin, with parameter names in braces. */
  path: string;
  /** What it asks of its caller. */
  permission: Permission;
  /** Null where there is no such file, by its path alone. */
  answer(request: StaffFileRequest<string>, services: Services): Promise<StaffFileAnswer | null>;
};

type Definition<Path extends string, Services> = Pick<StaffFile<Services>, "method" | "permission"> & {
  path: Path;
  answer(request: StaffFileRequest<Path>, services: Services): Promise<StaffFileAnswer | null>;
};

/** Describes a file; the parameters of its path are typed. */
export const staffFile =
  <Services>() =>
  <Path extends string>(definition: Definition<Path, Services>): StaffFile<Services> =>
    definition;
