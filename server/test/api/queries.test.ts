import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { EntityManager } from "typeorm";
import { describe, expect, it } from "vitest";
import {
  configurationCodeQueries,
  type CodedConfiguration,
} from "../../src/catalogue/configuration-codes/configuration-code.queries.js";
import {
  countQuery,
  facetsQuery,
  pageQuery,
  type ListParts,
} from "../../src/catalogue/product-lists/product-list.queries.js";
import { orderOf, ProductSort } from "../../src/catalogue/product-lists/product-sort.js";
import { productQueries } from "../../src/catalogue/products/product.queries.js";
import { termsOf } from "../../src/catalogue/search/search-terms.js";
import { searchQueries } from "../../src/catalogue/search/search.queries.js";
import { textQuery } from "../../src/catalogue/search/text-query.js";
import { windowFitQueries } from "../../src/catalogue/window-fits/window-fits.queries.js";
import { enquiryQueries } from "../../src/enquiries/enquiry.queries.js";
import { mailingListQueries } from "../../src/enquiries/mailing-list/mailing-list.queries.js";
import type { TokenPurpose } from "../../src/enquiries/mailing-list/subscription-token.entity.js";
import { issueToken } from "../../src/enquiries/mailing-list/subscription-tokens.js";
import { Subscription } from "../../src/enquiries/mailing-list/subscription.entity.js";
import { ADD_FIGURES, READ_FIGURES } from "../../src/figures/figure.queries.js";
import { rateLimitQueries } from "../../src/http/rate-limits/rate-limit.queries.js";
import { CATALOGUE_STATE } from "../../src/http/response-cache/catalogue-state.queries.js";
import { sessionQueries } from "../../src/http/sessions/session.queries.js";
import { hashOfToken } from "../../src/kernel/hashing/link-token.js";
import { heldSignInQueries } from "../../src/kernel/requests/held-sign-in.queries.js";
import { rowsOf } from "../../src/kernel/sql/query.js";
import { MAIL_QUEUE } from "../../src/mail/mail-queue.js";
import { mailQueries } from "../../src/mail/mail.queries.js";
import { queueQueries } from "../../src/monitoring/queue.queries.js";
import { replicaQueries } from "../../src/replicas/replica.queries.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** A list that uses every part of its statements. */
const LIST: ListParts = {
  filter: {
    ...{ category: "blinds", onlyProvenReductions: true, families: null, priceMinPence: 1000, priceMaxPence: null },
    ...{ materials: null, colors: ["White"], rooms: ["bedroom"], features: null, easyToOperate: ["motor"] },
    fitting: Array.from({ length: 100 }, (_, index) => index + 1),
  },
  text: textQuery(termsOf(["roller"])),
  order: orderOf(ProductSort.PRICE_UP, null),
};
const PAGE = pageQuery(
  LIST,
  { limit: 5, offset: 0, side: "after", place: { sortKey: 0, position: 0 } },
  { detail: "whole", isCounted: true },
);
const BEST_MATCHES = pageQuery(
  { ...LIST, order: orderOf(ProductSort.RELEVANCE, LIST.text) },
  { limit: 5, offset: 0, side: "before", place: { sortKey: 0, position: 10_000 } },
  { detail: "whole", isCounted: true },
);
const PLAIN = pageQuery(
  { ...LIST, text: null },
  { limit: 5, offset: 0, side: "after", place: null },
  { detail: "whole", isCounted: true },
);
const LIST_QUERIES = {
  page: PAGE,
  matches: BEST_MATCHES,
  plain: PLAIN,
  count: countQuery(LIST),
  facets: facetsQuery(LIST),
};

const A_CODED_CONFIGURATION: CodedConfiguration = {
  ...{
    configuration: "[1]",
    codes: ["KX47PM"],
    productId: 1,
    width: 40.5,
    height: 50,
    material: "PVC",
    color: "White",
  },
  customizations: [{ name: "fit", value: "recess" }],
};

const SESSION = ["a session", { cookie: {} }, Date.now() / 1000 + 60] as const;

/** Stores a session and returns its key. */
async function aSession(manager: EntityManager): Promise<readonly unknown[]> {
  await rowsOf(manager, sessionQueries.store, SESSION);
  return SESSION.slice(0, 1);
}

/** Stores a session with a refresh token of hash "old", and returns the values that `rotate` needs to replace it. */
async function aBearerSession(manager: EntityManager): Promise<readonly unknown[]> {
  const now = Date.now();
  const [{ id: signInId }] = await manager.query(
    `WITH owner AS (
      INSERT INTO account (visitor_id, email, first_name, last_name, password_hash)
      VALUES (gen_random_uuid(), gen_random_uuid() || '@larch.example', 'Jo', 'Whitfield', '$argon2id$a hash') RETURNING id
    )
    INSERT INTO sign_in (account_id, device) SELECT id, 'Unknown device' FROM owner RETURNING id`,
  );
  const content = { cookie: {}, signInId, startedAt: now, refreshHash: "old" };
  await rowsOf(manager, sessionQueries.store, ["a bearer session", content, now / 1000 + 60]);
  return ["a bearer session", "old", "new", now, now / 1000 + 60, now - 60_000];
}

/** Stores a subscription and returns the hash of a token for it. */
const aToken = (purpose: TokenPurpose) => async (manager: EntityManager) => {
  const { id } = await manager.save(Subscription, { email: `${purpose}@larch.example` });
  return [hashOfToken(await issueToken(manager, id, purpose))];
};

describe("a query answers with the rows of its schema, and no other columns", () => {
  describe("product", () => {
    itReturnsTheRowsOf(
      productQueries,
      {
        categories: [true],
        categoryBySlug: [true, "blinds"],
        categoriesById: [true, [1, 2]],
        pages: [false],
        page: [true, "roller-blinds"],
        bySlug: ["roller-blinds"],
        bySlugs: [["roller-blinds"]],
        reduced: [],
        byId: [[1, 2]],
        knownById: [[1, 2]],
        related: [[1, 2]],
      },
      shop,
    );
  });
  describe("windowFits", () => {
    itReturnsTheRowsOf(windowFitQueries, { alike: [] }, shop);
  });
  describe("configurationCode", () => {
    itReturnsTheRowsOf(
      configurationCodeQueries,
      {
        make: [JSON.stringify([A_CODED_CONFIGURATION])],
        byCode: async (manager) => {
          const [{ code } = { code: "" }] = await rowsOf(manager, configurationCodeQueries.make, [
            JSON.stringify([A_CODED_CONFIGURATION]),
          ]);
          return [code];
        },
      },
      shop,
    );
  });
  describe("productList", () => {
    itReturnsTheRowsOf(
      LIST_QUERIES,
      {
        page: LIST_QUERIES.page.values,
        matches: LIST_QUERIES.matches.values,
        plain: LIST_QUERIES.plain.values,
        count: LIST_QUERIES.count.values,
        facets: LIST_QUERIES.facets.values,
      },
      shop,
    );
  });
  describe("search", () => {
    itReturnsTheRowsOf(
      searchQueries,
      {
        suggestions: [JSON.stringify(textQuery(termsOf(["roll"]))), "roll", 5],
        nearestWords: [JSON.stringify(textQuery(termsOf(["rollr"]))), ["rollr"], [1]],
      },
      shop,
    );
  });
  describe("enquiry", () => {
    const { now, sampledProducts, askedSamples } = enquiryQueries;
    const aRequest = async (manager: EntityManager) => {
      const visitorId = randomUUID();
      await manager.query(
        `INSERT INTO sample_request (visitor_id, name, email, address, city, postcode, samples, samples_sent_at)
         VALUES ($1, 'Jo', 'jo@larch.example', '1 Larch Road', 'Bristol', 'BS6 7QX',
           '[{"productId":1,"name":"Rollers","material":"PVC","color":"White"},{"productId":1,"name":"Rollers","material":"PVC","color":"Navy"}]',
           ARRAY[now()])`,
        [visitorId],
      );
      return [visitorId];
    };
    itReturnsTheRowsOf(
      { now, sampledProducts, askedSamples },
      { now: [], sampledProducts: [[1, 2]], askedSamples: aRequest },
      shop,
    );
  });
  describe("mailingList", () => {
    itReturnsTheRowsOf(mailingListQueries, { confirm: aToken("confirm"), unsubscribe: aToken("unsubscribe") }, shop);
  });
  describe("mail", () => {
    itReturnsTheRowsOf(
      mailQueries,
      {
        removeJobs: async (manager) => {
          const about = randomUUID();
          await manager.query("INSERT INTO pgboss.job (name, data) VALUES ($1, $2)", [MAIL_QUEUE, { about }]);
          return [MAIL_QUEUE, [about]];
        },
        withdraw: async (manager) => {
          const part = randomUUID();
          const mail = { kind: "order-refunded", about: randomUUID(), part };
          await manager.query("INSERT INTO pgboss.job (name, data) VALUES ($1, $2)", [MAIL_QUEUE, mail]);
          return [MAIL_QUEUE, part, "order-refunded"];
        },
        about: async (manager) => {
          const about = randomUUID();
          await manager.query("INSERT INTO pgboss.job (name, data) VALUES ($1, $2)", [
            MAIL_QUEUE,
            { kind: "order-copy", about },
          ]);
          await manager.query("INSERT INTO sent_mail (id, kind, about) VALUES ($1, 'order-confirmation', $2)", [
            randomUUID(),
            about,
          ]);
          return [MAIL_QUEUE, about];
        },
        failed: async (manager) => {
          await manager.query(
            "INSERT INTO pgboss.job (name, data, state, completed_on) VALUES ($1, $2, 'failed', now())",
            [MAIL_QUEUE, { kind: "order-copy", about: randomUUID() }],
          );
          return [MAIL_QUEUE, 5];
        },
      },
      shop,
    );
  });
  describe("queue", () => {
    itReturnsTheRowsOf(queueQueries, { due: [] }, shop);
  });
  describe("replica", () => {
    itReturnsTheRowsOf(replicaQueries, { state: [] }, shop);
  });
  describe("session", () => {
    itReturnsTheRowsOf(
      sessionQueries,
      {
        store: SESSION,
        read: aSession,
        rotate: aBearerSession,
        endFamily: async (manager) => (await aBearerSession(manager)).slice(0, 1),
        remove: aSession,
      },
      shop,
    );
  });
  describe("heldSignIn", () => {
    itReturnsTheRowsOf(
      heldSignInQueries,
      {
        hold: async (manager) => {
          await aBearerSession(manager);
          const [{ id }] = await manager.query("SELECT id FROM sign_in ORDER BY started_at DESC, id LIMIT 1");
          return [id];
        },
      },
      shop,
    );
  });
  describe("rateLimit", () => {
    itReturnsTheRowsOf(
      rateLimitQueries,
      {
        take: [["a key"], [60], [0]],
        attempt: ["a key", 3],
        giveBack: async (manager) => {
          await rowsOf(manager, rateLimitQueries.attempt, ["a used key", 3]);
          return ["a used key"];
        },
        succeeded: async (manager) => {
          await rowsOf(manager, rateLimitQueries.attempt, ["another key", 3]);
          return ["a key", "another key"];
        },
      },
      shop,
    );
  });
  describe("figures", () => {
    const addFigure = async (manager: EntityManager) => {
      await rowsOf(manager, ADD_FIGURES, [["page"], ["/"], [2]]);
      return [1];
    };
    itReturnsTheRowsOf(
      { ADD_FIGURES, READ_FIGURES },
      { ADD_FIGURES: [["page"], ["/"], [1]], READ_FIGURES: addFigure },
      shop,
    );
  });
  describe("catalogueState", () => {
    itReturnsTheRowsOf({ state: CATALOGUE_STATE }, { state: [0] }, shop);
  });
});

it("every file of queries is run by a test of this folder", () => {
  const files = readdirSync(path.join(import.meta.dirname, "../../src"), { recursive: true, encoding: "utf8" });
  const queries = files.filter((file) => file.endsWith(".queries.ts")).map((file) => path.basename(file, ".ts"));
  const tests = [
    ...readdirSync(import.meta.dirname).filter((file) => file.endsWith("queries.test.ts")),
    "../harness/retention.ts",
  ]
    .map((file) => readFileSync(path.join(import.meta.dirname, file), "utf8"))
    .join("");
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.filter((name) => !tests.includes(`/${name}.js"`))).toEqual([]);
});
