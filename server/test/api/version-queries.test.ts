import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { rowsOf, type Query } from "../../src/kernel/sql/query.js";
import { CORD_FIGURES } from "../../src/rules/cord-rules.js";
import { PUBLISHED_CONTENT } from "../../src/shop-profile/content.queries.js";
import { PUBLISHED_RULES } from "../../src/shop-rules/shop-rules.queries.js";
import { contentQueries } from "../../src/staff/content/content.queries.js";
import { ruleQueries } from "../../src/staff/rules/rules.queries.js";
import type { versionQueries } from "../../src/staff/versions/version.queries.js";
import { aMember } from "../builders/staff.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let member: string;
beforeAll(async () => {
  member = (await aMember(shop())).id;
});

const { products: _products, openLines: _openLines, ...ofRules } = ruleQueries;

type Versioned = {
  queries: ReturnType<typeof versionQueries>;
  inForce: Query;
  kind: string;
  content: object;
};

const VERSIONED: Record<string, Versioned> = {
  documents: { queries: contentQueries, inForce: PUBLISHED_CONTENT, kind: "BANNER", content: { notice: null } },
  rules: { queries: ofRules, inForce: PUBLISHED_RULES, kind: "CORDS", content: CORD_FIGURES },
};

describe.each(Object.entries(VERSIONED))("versions of %s", (_name, { queries, inForce, kind, content }) => {
  const version = (isPublished: boolean) => [kind, 1, content, member, null, isPublished];
  const after =
    (isPublished: boolean, values: () => readonly unknown[]) =>
    async (manager: EntityManager): Promise<readonly unknown[]> => {
      await rowsOf(manager, queries.add, version(isPublished));
      return values();
    };
  itReturnsTheRowsOf(
    { ...queries, inForce },
    {
      state: after(false, () => [null]),
      versions: after(false, () => [kind]),
      contentOf: after(true, () => [kind, 1]),
      lock: [kind],
      add: () => [kind, 1, content, member, 0, true],
      publish: after(false, () => [kind, 1, member]),
      inForce: after(true, () => []),
    },
    shop,
  );
});
