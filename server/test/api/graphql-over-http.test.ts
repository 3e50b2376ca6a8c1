import { serverAudits } from "graphql-http";
import { describe, expect, it } from "vitest";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/**
 * For clients that accept application/json alone, the draft recommends status 200 where the document can't be run. Apollo Server
 * sends 400, by which proxies and monitors see the failure too; clients find the same body.
 */
const STATUS_400 = ["572B", "FDE2", "7B9B"];

const audits = serverAudits({ url: () => `${shop().url}/graphql` });

describe("GraphQL over HTTP", () => {
  it.each(
    audits.filter(({ id, name }) => !name.startsWith("MAY") && !STATUS_400.includes(id)).map((one) => ({ ...one })),
  )("$id: $name", async ({ fn }) => {
    expect(await fn()).toMatchObject({ status: "ok" });
  });

  it.each(STATUS_400)("%s is answered with 400", async (id) => {
    const audit = audits.find((one) => one.id === id);
    expect(audit?.name).toMatch(/^SHOULD use .*200/);
    expect(await audit?.fn()).toMatchObject({ status: "warn", response: { status: 400 } });
  });
});
