import { createContext, use } from "react";
import type { Described } from "../../lib/structured-data/json-ld";

/** What a page asks and tells the server that renders it. In the browser there is none. */
export type SsrContextValue = {
  /** Scheme and host, as "https://shop.example"; undefined where the server was asked for a path alone. */
  readonly origin: string | undefined;
  /** Adds to the page's structured data; of each kind of thing the last one counts. */
  describe: (thing: Described) => void;
  /** Sets the HTTP status of the response; 200 without. */
  status: (status: number) => void;
  /** Says that the page shows one visitor's data: nobody may store it. */
  private: () => void;
};

export const SsrContext = createContext<SsrContextValue | undefined>(undefined);

export const useSsrContext = () => use(SsrContext);

/** Makes a path an absolute URL where the server knows its origin; a bare path is read relative to the page. */
export const absoluteFor =
  (context: SsrContextValue | undefined) =>
  (path: string): string =>
    (context?.origin ?? "") + path;
