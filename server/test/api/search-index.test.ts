import { describe, expect, it, vi } from "vitest";
import { PRODUCTS } from "../../src/composition/seed/products/index.js";
import { foundBy } from "../builders/product-list.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const search = (query: string) => foundBy(shop().visitor(), query);
const firstOf = async (query: string) => (await foundBy(shop().visitor(), query, { first: 1 })).nodes[0]?.name;

describe("the index of the search", () => {
  it("drops only the words of removed and renamed products", async () => {
    const { database } = shop();
    const known = async () =>
      (await database.query("SELECT word FROM search_word ORDER BY word")).map(({ word }: { word: string }) => word);
    const before: string[] = await known();
    await database.query(
      `INSERT INTO product SELECT (jsonb_populate_record(p, jsonb_build_object(
         'id', 9999, 'slug', 'quokka-blinds', 'name', 'Quokka Blinds', 'position', 9999))).*
       FROM product p WHERE slug = 'roller-blinds'`,
    );
    expect(await firstOf("quoka")).toBe("Quokka Blinds");
    await database.query("UPDATE product SET name = 'Wallaby Blinds' WHERE slug = 'quokka-blinds'");
    expect((await search("quoka")).totalCount).toBe(0);
    expect(await firstOf("walaby")).toBe("Wallaby Blinds");
    await database.query("DELETE FROM product WHERE slug = 'quokka-blinds'");
    expect((await search("walaby")).totalCount).toBe(0);
    expect(await known()).toEqual(before);
  });

  it("keeps a word that one product loses while another gains it, in either order", async () => {
    const { database } = shop();
    const call = (slug: string, name: string) =>
      ["UPDATE product SET name = $2 WHERE slug = $1", [slug, name]] as const;
    await database.query(...call("bamboo-blinds", "Quokka Blinds"));
    for (const [first, then] of [
      [call("zip-screens", "Quokka Screens"), call("bamboo-blinds", "Bamboo Blinds")],
      [call("zip-screens", "Zip Screens"), call("bamboo-blinds", "Quokka Blinds")],
    ] as const) {
      const runner = database.createQueryRunner();
      await runner.startTransaction();
      await runner.query(...first);
      const waiting = database.query(...then);
      await vi.waitFor(
        async () => {
          const [{ count }] = await database.query(
            "SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          );
          expect(count).toBe(1);
        },
        { timeout: 20_000 },
      );
      await runner.commitTransaction();
      await runner.release();
      await waiting;
      expect((await search("quoka")).totalCount).toBe(1);
    }
    expect(await firstOf("quoka")).toBe("Quokka Blinds");
    await database.query(...call("bamboo-blinds", "Bamboo Blinds"));
    expect((await search("quoka")).totalCount).toBe(0);
  });

  it("reflects changes at once, including a category's name", async () => {
    const { database } = shop();
    await database.query("UPDATE product SET name = 'Quokka Blinds' WHERE slug = 'bamboo-blinds'");
    expect(await firstOf("quoka")).toBe("Quokka Blinds");
    await database.query("UPDATE category SET name = 'Wombat Houses' WHERE slug = 'pergolas'");
    expect((await search("wombat")).nodes.map(({ slug }) => slug)).toEqual(
      PRODUCTS.filter(({ category }) => category === "pergolas").map(({ slug }) => slug),
    );
  });
});
