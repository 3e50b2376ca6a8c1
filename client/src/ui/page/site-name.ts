import { createContext } from "react";

/** The shop's name, which follows the title of every page. */
export const SiteNameContext = createContext("");
