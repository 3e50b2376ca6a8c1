import { staffFile } from "../../access/staff-file.js";
import type { PriceExportService } from "./price-export.service.js";

export type PriceFileServices = { priceExports: PriceExportService };

const file = staffFile<PriceFileServices>();

export const priceFiles = [
  /** The present prices, the template of a price list. */
  file({
    method: "GET",
    path: "/prices.csv",
    permission: "prices:read",
    answer: async (_, { priceExports }) => ({ type: "csv", content: await priceExports.csv(), name: "prices" }),
  }),
];
