import { jsonLd, type Described } from "../lib/structured-data/json-ld";
import type { SsrContextValue } from "../ui/page/ssr-context";

type PageResponse = SsrContextValue & {
  /** The structured data of the page as HTML for the head. */
  structuredData: () => string;
  httpStatus: () => number;
  isPrivate: () => boolean;
};

/** Collects what a page tells the server: its status, its structured data, and whether it is private. */
export function createSsrContext(origin: string | undefined): PageResponse {
  const things = new Map<string, Described>();
  let httpStatus = 200;
  let isPrivate = false;
  return {
    origin,
    describe: (thing) => void things.set(thing["@id"] ?? thing["@type"], thing),
    status: (next) => void (httpStatus = next),
    private: () => void (isPrivate = true),
    structuredData: () => dataBlock([...things.values()]),
    httpStatus: () => httpStatus,
    // A page that does not exist is public.
    isPrivate: () => isPrivate && httpStatus === 200,
  };
}

/** A data block, which is not executed; the Content-Security-Policy does not apply to it. */
const dataBlock = (things: Described[]) =>
  things.length === 0 ? "" : `<script type="application/ld+json">${jsonLd(things)}</script>`;
