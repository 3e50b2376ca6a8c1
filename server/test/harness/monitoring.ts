import { afterAll, beforeAll } from "vitest";
import { openMonitoring, type Monitoring } from "../../src/monitoring/open-monitoring.js";
import { readSettings, type Settings } from "../../src/settings.js";
import { aLog } from "./log.js";
import type { TestShop } from "./shop.js";

type WatchLine = { msg: string; level: number; statement?: string; duration?: number };

/** What is served at /metrics, at one moment. */
class Metrics {
  constructor(readonly text: string) {}

  /** Names and labels of all series, each as `name{label="value"}`. */
  get series(): string[] {
    return this.text
      .split("\n")
      .flatMap((line) => (line === "" || line.startsWith("#") ? [] : [line.replace(/ \S+$/, "")]));
  }

  /** The value of a series; 0 where there is none yet. @param labels as they stand in the text: `route="/graphql"` */
  of(name: string, labels = ""): number {
    const series = labels === "" ? name : `${name}{${labels}}`;
    const line = this.text.split("\n").find((each) => each.startsWith(`${series} `));
    return line === undefined ? 0 : Number(line.slice(series.length + 1));
  }
}

/** Watches a shop before the tests of this file and until after them, with metrics on a free port. */
export function useMonitoring(shop: () => TestShop, settings: () => Partial<Settings> = () => ({})) {
  let monitoring: Monitoring;
  const { logger, lines } = aLog<WatchLine>();
  beforeAll(async () => {
    const { database, caches, replicas } = shop();
    monitoring = await openMonitoring({
      settings: { ...readSettings({}), metricsPort: 0, ...settings() },
      database,
      caches: { ...caches },
      replicas: () => replicas?.states() ?? [],
      logger,
    });
  });
  afterAll(() => monitoring.close());
  const url = () => monitoring.metricsUrl ?? "";
  return {
    url,
    log: lines,
    read: async () => new Metrics(await (await fetch(url())).text()),
    close: () => monitoring.close(),
  };
}
