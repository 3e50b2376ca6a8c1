import { keyOf } from "../../kernel/graphql/global-id.js";
import { staffFile } from "../access/staff-file.js";
import type { UniqueCodeService } from "./unique-code.service.js";

export type UniqueCodeFileServices = { uniqueCodes: UniqueCodeService };

const file = staffFile<UniqueCodeFileServices>();

export const uniqueCodeFiles = [
  /** The unique codes of a promotion. */
  file({
    method: "GET",
    path: "/promotions/{id}/codes.csv",
    permission: "promotions:read",
    answer: async ({ actor, params }, { uniqueCodes }) => ({
      type: "csv",
      content: await uniqueCodes.csv(actor, keyOf("Promotion", params.id)),
      name: "codes",
    }),
  }),
];
