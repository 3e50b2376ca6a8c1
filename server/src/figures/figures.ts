import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import type { CacheableResponse } from "../http/response-cache/cacheable-response.js";
import type { CountedEvent } from "../kernel/requests/counted-event.js";
import { isCountable, isPageLoad } from "./countable.js";
import { FigureCounters } from "./figure-counters.js";
import { FigureWriter } from "./figure-writer.js";
import { campaignOf, referringHost, searchWords } from "./names.js";

/** The page of a product, and the query by which the browser opens it without loading a page. */
const PRODUCT = { page: "/products/:slug", operation: "ProductPage" };

/** Counts what visitors open and do, as sums of a day: no visitor, address or time is known of any of them. */
export type Figures = {
  /** Counts a page or a search that is sent, also from the cache. */
  countResponse(request: IncomingMessage, content: CacheableResponse): void;
  /** Counts what the visitor of a request does. */
  countEvent(request: IncomingMessage, event: CountedEvent): void;
  /** Stores what has been counted, at once. */
  write(): Promise<void>;
  close(): Promise<void>;
};

/** Counts nothing. */
export const NO_FIGURES: Figures = {
  countResponse: () => {},
  countEvent: () => {},
  write: async () => {},
  close: async () => {},
};

type FiguresParts = { database: DataSource; logger: Logger; publicUrl: string | undefined };

export function openFigures({ database, logger, publicUrl }: FiguresParts): Figures {
  const counters = new FigureCounters();
  const writer = new FigureWriter({ counters, database, logger });
  const ownHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;

  const countPage = ({ url = "", headers }: IncomingMessage, page: string) => {
    counters.add("page", page);
    if (page === PRODUCT.page) counters.add("event", "product view" satisfies CountedEvent);
    const host = referringHost(headers.referer, ownHost ?? headers.host);
    if (host !== undefined) counters.add("referrer", host);
    const campaign = campaignOf(url);
    if (campaign !== undefined) counters.add("campaign", campaign);
  };

  return {
    countResponse(request, { status, page, operation, emptySearch }) {
      const isProduct = operation === PRODUCT.operation;
      if ((page === undefined && !isProduct && emptySearch === undefined) || status !== 200) return;
      if (request.method === "HEAD" || !isCountable(request.headers)) return;
      if (isProduct) counters.add("event", "product view" satisfies CountedEvent);
      if (page !== undefined && !isPageLoad(request.headers)) return;
      if (page !== undefined) countPage(request, page);
      const words = emptySearch === undefined ? undefined : searchWords(emptySearch);
      if (words !== undefined) counters.add("empty search", words);
    },
    countEvent(request, event) {
      if (isCountable(request.headers)) counters.add("event", event);
    },
    write: () => writer.write(),
    close: () => writer.close(),
  };
}
