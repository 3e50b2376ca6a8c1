import { z } from "zod";
import { CONTENT_KINDS, type Content } from "../../rules/content-forms.js";
import { versionQueries } from "../versions/version.queries.js";

/** Facts are checked by their form when they are saved. */
const content = z.custom<Content>((value) => typeof value === "object" && value !== null);

export const contentQueries = versionQueries("content", { kind: z.enum(CONTENT_KINDS), content });

/** The newest version of a document and the one in force; null where there is none. */
export type ContentStateRow = z.output<typeof contentQueries.state.row>;

export type ContentVersionRow = z.output<typeof contentQueries.versions.row>;
