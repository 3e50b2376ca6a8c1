import { describe, expect, it } from "vitest";
import { foundBy } from "../builders/product-list.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const search = (query: string) => foundBy(shop().visitor(), query);

describe("GET /api/search", () => {
  const get = (query: string) => shop().visitor().rest("GET", `/api/search${query}`);

  it("lists all results, best match first", async () => {
    const { status, text } = await get("?q=venetian%20blinds%20120x90");
    expect(status).toBe(200);
    const products = JSON.parse(text) as { id: number; name: string; basePrice: number }[];
    expect(products[0]).toMatchObject({ name: "Venetian Blinds", basePrice: 55 });
    expect(products).toHaveLength((await search("venetian blinds")).totalCount);
  });

  it("lists a hundred at most", async () => {
    await shop().database.query(
      `INSERT INTO product SELECT (jsonb_populate_record(p, jsonb_build_object(
         'id', 1000 + n, 'slug', 'numbat-blinds-' || n, 'name', 'Numbat Blinds ' || n, 'position', 1000 + n))).*
       FROM product p, generate_series(1, 101) n WHERE p.slug = 'roller-blinds'`,
    );
    const names = (JSON.parse((await get("?q=numbat")).text) as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 100 }, (_, index) => `Numbat Blinds ${index + 1}`));
    expect((await search("numbat")).totalCount).toBe(101);
  });

  it("returns an empty list without results", async () => {
    expect(await get("?q=%25")).toMatchObject({ status: 200, text: "[]" });
  });

  it.each(["", "?q=", "?q=%20", "?q=a&q=b", "?q[x]=roller"])("refuses %j with a message", async (query) => {
    expect(await get(query)).toMatchObject({ status: 400, text: "Enter a search term to find products." });
  });

  it("refuses more than 100 characters", async () => {
    expect(await get(`?q=${"x".repeat(101)}`)).toMatchObject({
      status: 400,
      text: "A search may have at most 100 characters. Yours has 101.",
    });
  });
});
