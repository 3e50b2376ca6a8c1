import { createContext, use } from "react";
import type { HeadTag } from "./head-tags";

/** What a page tells the server that renders it. In the browser nobody asks. */
export type PageReport = {
  /** Scheme and host, as "https://shop.example"; undefined where the server was asked for a path alone. */
  readonly origin: string | undefined;
  head: (tags: HeadTag[]) => void;
  status: (status: number) => void;
  private: () => void;
};

export const PageReportContext = createContext<PageReport | undefined>(undefined);

export const usePageReport = () => use(PageReportContext);
