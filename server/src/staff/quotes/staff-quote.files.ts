import type { HeldQuotePdfService } from "../../quotes/held-quote-pdf.service.js";
import { readQuoteNumber } from "../../rules/held-quote.js";
import { staffFile } from "../access/staff-file.js";
import type { QuoteExportService } from "./quote-export.service.js";

export type StaffQuoteFileServices = { quoteExports: QuoteExportService; heldQuotePdfs: HeldQuotePdfService };

const file = staffFile<StaffQuoteFileServices>();

/** A quote's number, as staff write it. */
const NUMBER = /^MBQ\d{6,12}$/i;

export const staffQuoteFiles = [
  /** The held quotes of a list; the query names filter and sort as `heldQuotes` of the staff API does. */
  file({
    method: "GET",
    path: "/held-quotes.csv",
    permission: "quotes:read",
    answer: async ({ actor, query }, { quoteExports }) => ({
      type: "csv",
      content: await quoteExports.csv(actor, query),
      name: "held-quotes",
    }),
  }),
  /** A held quote as its shopper downloads it. */
  file({
    method: "GET",
    path: "/held-quotes/{number}.pdf",
    permission: "quotes:read",
    async answer({ params }, { heldQuotePdfs }) {
      if (!NUMBER.test(params.number)) return null;
      const number = readQuoteNumber(params.number);
      const content = await heldQuotePdfs.ofShop(number);
      return content && { type: "pdf", content, name: `quote-${number}` };
    },
  }),
];
