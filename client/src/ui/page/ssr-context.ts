import { createContext, use } from "react";
import { absoluteUrl } from "../../lib/absolute-url";
import type { Described } from "../../lib/structured-data/json-ld";

/** The interface between a page and the server that renders it; undefined in the browser. */
export type SsrContextValue = {
  /** Scheme and host, as "https://shop.example"; undefined if only a path was rendered. */
  readonly origin: string | undefined;
  /** Adds to the page's structured data; the last one of each id counts, or of each type without one. */
  describe: (thing: Described) => void;
  /** Sets the HTTP status of the response; 200 without. */
  status: (status: number) => void;
  /** Marks the page as private: it must not be stored. */
  private: () => void;
};

export const SsrContext = createContext<SsrContextValue | undefined>(undefined);

export const useSsrContext = () => use(SsrContext);

/** Makes a path an absolute URL where the server knows its origin; a bare path is read relative to the page. A whole URL stays. */
export const absoluteFor =
  (context: SsrContextValue | undefined) =>
  (url: string): string =>
    absoluteUrl(context?.origin ?? "", url);
