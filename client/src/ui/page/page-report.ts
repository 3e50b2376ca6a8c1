import { createContext, use } from "react";
import type { Described } from "../../lib/structured-data/json-ld";
import type { HeadTag } from "./head-tags";

/** What a page tells the server that renders it. In the browser nobody asks. */
export type PageReport = {
  /** Scheme and host, as "https://shop.example"; undefined where the server was asked for a path alone. */
  readonly origin: string | undefined;
  head: (tags: HeadTag[]) => void;
  describe: (thing: Described) => void;
  status: (status: number) => void;
  private: () => void;
};

export const PageReportContext = createContext<PageReport | undefined>(undefined);

/** Makes a path a whole address as far as the server knows its own; a bare path is read relative to the page. */
export const absoluteFor =
  (report: PageReport | undefined) =>
  (path: string): string =>
    (report?.origin ?? "") + path;

export const usePageReport = () => use(PageReportContext);
