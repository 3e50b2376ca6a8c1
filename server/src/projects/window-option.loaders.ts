import DataLoader from "dataloader";
import type { WindowOptionService } from "./window-option.service.js";
import type { WindowOptionType } from "./window-option.types.js";

/** Reads the options of many windows in one statement. Nothing is remembered: a request may change and read them several times. */
export type WindowOptionLoaders = { windowOptions: DataLoader<string, WindowOptionType[]> };

export const createWindowOptionLoaders = (options: WindowOptionService): WindowOptionLoaders => ({
  windowOptions: new DataLoader((ids) => options.ofWindows(ids), { cache: false }),
});
