import { z } from "zod";
import type { Query } from "../kernel/sql/query.js";
import { CONTENT_KINDS, type Content } from "../rules/content-forms.js";

/** Facts are checked by their form when they are saved. */
const content = z.custom<Content>((value) => typeof value === "object" && value !== null);

const publishedRow = z.object({ kind: z.enum(CONTENT_KINDS), version: z.int(), content });

/** The version in force of each document that has one. */
export const PUBLISHED_CONTENT = {
  row: publishedRow,
  text: `
    SELECT DISTINCT ON (kind) kind, version, content FROM content_version
    WHERE published_at IS NOT NULL ORDER BY kind, version DESC`,
} satisfies Query;
