import { getNamedType, isLeafType, type GraphQLObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { createSchema } from "../../src/composition/domains/schema.js";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const CATEGORY_PAGE = `query ($slug: String!) {
  shop { name phone }
  category(slug: $slug) { name description picture { id } }
  products(category: $slug, first: 24) {
    totalCount
    pageInfo { endCursor hasNextPage }
    nodes { slug name basePricePence rating colors { hex } picture { id alt } category { slug } }
  }
}`;
type CategoryPage = {
  category: { name: string } | null;
  products: {
    totalCount: number;
    pageInfo: { endCursor: string; hasNextPage: boolean };
    nodes: { slug: string; basePricePence: number; category: { slug: string } }[];
  };
};

describe("the data of a category page", () => {
  it("takes two statements, not counting the category of each product", async () => {
    const page = CATEGORY_PAGE.replace("category { slug }", "");
    const { requestId, data } = await shop().visitor().graphql<CategoryPage>(page, { slug: "blinds" });
    expect(data.products.nodes.length).toBeGreaterThan(9);
    expect(await shop().statements(requestId)).toBe(2);
  });

  it("reads the categories of all products in one more statement", async () => {
    const { requestId, data } = await shop().visitor().graphql<CategoryPage>(CATEGORY_PAGE, { slug: "blinds" });
    expect(new Set(data.products.nodes.map(({ category }) => category.slug))).toEqual(new Set(["blinds"]));
    expect(await shop().statements(requestId)).toBe(3);
  });

  it("counts the list on an empty page too", async () => {
    const text =
      "query ($after: String) { products(after: $after, first: 100) { totalCount pageInfo { endCursor } nodes { slug } } }";
    const visitor = shop().visitor();
    const { data: all } = await visitor.graphql<CategoryPage>(text);
    const { data: beyond } = await visitor.graphql<CategoryPage>(text, { after: all.products.pageInfo.endCursor });
    expect(all.products.totalCount).toBe(all.products.nodes.length);
    expect(beyond.products).toMatchObject({ nodes: [], totalCount: all.products.totalCount });
  });

  it("lists in `sale` the reduced products of any category", async () => {
    const { data } = await shop().visitor().graphql<{
      products: { nodes: { basePricePence: number; wasPricePence: number; category: { slug: string } }[] };
    }>(`{ products(category: "sale", first: 100) { nodes { basePricePence wasPricePence category { slug } } } }`);
    expect(data.products.nodes.length).toBeGreaterThanOrEqual(6);
    for (const { basePricePence, wasPricePence } of data.products.nodes)
      expect(wasPricePence).toBeGreaterThan(basePricePence);
    expect(new Set(data.products.nodes.map(({ category }) => category.slug)).size).toBeGreaterThan(1);
  });

  it("pages through a list, each product once", async () => {
    const visitor = shop().visitor();
    const slugs: string[] = [];
    let count: number | undefined;
    let after: string | null = null;
    do {
      const { data }: { data: CategoryPage } = await visitor.graphql<CategoryPage>(
        `query ($after: String) { products(first: 7, after: $after) { totalCount pageInfo { endCursor hasNextPage } nodes { slug } } }`,
        { after },
      );
      slugs.push(...data.products.nodes.map(({ slug }) => slug));
      count = data.products.totalCount;
      after = data.products.pageInfo.hasNextPage ? data.products.pageInfo.endCursor : null;
    } while (after !== null);
    expect(slugs).toHaveLength(count);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it.each([0, 101, -1])("refuses a page of %i", async (first) => {
    const { status, errors } = await shop()
      .visitor()
      .graphql(`query ($first: Int!) { products(first: $first) { totalCount } }`, { first });
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  it("refuses an invalid cursor", async () => {
    const { errors } = await shop().visitor().graphql(`{ products(after: "DROP TABLE") { totalCount } }`);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { after: expect.any(String) } });
  });

  it("returns null for a category that does not exist", async () => {
    const { data } = await shop().visitor().graphql<CategoryPage>(`{ category(slug: "' or 1=1--") { name } }`);
    expect(data.category).toBeNull();
  });
});

describe("the data of a product page", () => {
  const PRODUCT_PAGE = `query ($slug: String!) { product(slug: $slug) {
    name description basePricePence minWidth maxWidth rating reviewCount
    materials { name note } colors { name hex } specifications { name value }
    pictures { id alt widths } category { name slug } related { slug name picture { id } category { name } }
  } }`;

  it("takes at most four statements", async () => {
    const { data, requestId } = await shop()
      .visitor()
      .graphql<{ product: { related: object[]; pictures: object[]; basePricePence: number } }>(PRODUCT_PAGE, {
        slug: "wooden-blinds",
      });
    expect(data.product.basePricePence).toBe(8400);
    expect(data.product.related).toHaveLength(4);
    expect(await shop().statements(requestId)).toBeLessThanOrEqual(4);
  });

  it("calculates rating and review count from the published reviews", async () => {
    const [{ id, rating, count }] = await shop().database.query(
      `SELECT product_id AS id, round(avg(rating), 2)::float8 AS rating, count(*)::int AS count
       FROM review WHERE is_published GROUP BY product_id ORDER BY count(*) DESC LIMIT 1`,
    );
    await shop().database.query(
      `INSERT INTO review (product_id, rating, comment, user_name, user_location, review_date) VALUES ($1, 1, 'x', 'x', 'x', '2026-01-01')`,
      [id],
    );
    const [product] = await shop().database.query(`SELECT rating::float8, review_count FROM product WHERE id = $1`, [
      id,
    ]);
    expect(product).toEqual({ rating, review_count: count });
  });

  it("has labels for its options and their values", async () => {
    const { data } = await shop()
      .visitor()
      .graphql<{ product: { options: object[] } }>(
        '{ product(slug: "roller-blinds") { options { name label values { name label } } } }',
      );
    expect(data.product.options).toContainEqual({
      name: "control side",
      label: "Control side",
      values: expect.arrayContaining([{ name: "left", label: "Left" }]),
    });
  });

  /** Every plain field of a product, and those with fields of their own that depend on nothing else. */
  async function productFields(): Promise<string[]> {
    const schema = await createSchema();
    const product = schema.getType("Product") as GraphQLObjectType;
    const plain = Object.values(product.getFields()).filter(({ type }) => isLeafType(getNamedType(type)));
    return [
      ...plain.map(({ name }) => name),
      ...[
        "options { name label values { name label } }",
        "specifications { name value }",
        "pictures { id alt }",
        "picture { id alt }",
        "materials { name }",
        "fits { id toMeasure recessDepth stack }",
        "category { slug name }",
      ],
    ];
  }

  it("is the same in a list, for any selection", async () => {
    const fields = await productFields();
    expect(fields).toEqual(expect.arrayContaining(["description", "rooms", "slug"]));
    const visitor = shop().visitor();
    type One = { product: Record<string, unknown> };
    const alone = await visitor.graphql<One>(`{ product(slug: "roller-blinds") { ${fields.join(" ")} } }`);
    for (const field of fields) {
      const name = field.replace(/ .*$/, "");
      const listed = `products(first: 1) { nodes { slug ${field} } edges { ...E } }`;
      const found = `search(query: "roller blinds", first: 1) { edges { node { slug ... on Product { ${field} } } } }`;
      const { data, errors } = await visitor.graphql<{
        products: { nodes: Record<string, unknown>[]; edges: { node: Record<string, unknown> }[] };
        search: { edges: { node: Record<string, unknown> }[] };
      }>(`{ ${listed} ${found} } fragment E on ProductEdge { node { ${field} } }`);
      expect(errors).toEqual([]);
      for (const each of [data.products.nodes[0], data.products.edges[0]?.node, data.search.edges[0]?.node])
        expect([name, each?.[name]]).toEqual([name, alone.data.product[name]]);
    }
  });

  it("is the same among the related products of another one, for any selection", async () => {
    const visitor = shop().visitor();
    type Shown = Record<string, unknown>;
    const own = await visitor.graphql<{ product: Shown }>(
      `{ product(slug: "roller-blinds") { ${(await productFields()).join(" ")} } }`,
    );
    for (const field of await productFields()) {
      const name = field.replace(/ .*$/, "");
      const { data, errors } = await visitor.graphql<{ short: { related: Shown[] }; product: { related: Shown[] } }>(
        `{ short: product(slug: "roman-blinds") { related { slug } } product(slug: "roman-blinds") { related { ...R } } } fragment R on Product { slug ${field} }`,
      );
      expect(errors).toEqual([]);
      const shown = data.product.related.find(({ slug }) => slug === "roller-blinds");
      expect([name, shown?.[name]]).toEqual([name, own.data.product[name]]);
    }
  });

  it("returns null for a product that does not exist", async () => {
    const { data } = await shop().visitor().graphql<{ product: null }>(PRODUCT_PAGE, { slug: "../../etc/passwd" });
    expect(data.product).toBeNull();
  });
});

describe("readers", () => {
  it("get no cookie", async () => {
    const visitor = shop().visitor();
    await visitor.graphql(CATEGORY_PAGE, { slug: "blinds" });
    await visitor.graphql("{ cart { count } }");
    await visitor.rest("GET", "/api/cart");
    expect(visitor.cookie).toBeUndefined();
  });
});

describe("REST", () => {
  it("lists the products of a category by slug and by id, in pounds and inches", async () => {
    const visitor = shop().visitor();
    const bySlug = JSON.parse((await visitor.rest("GET", "/api/products?category=shutters")).text) as {
      categoryId: number;
      basePrice: number;
      slug: string;
      materials: string[];
    }[];
    const id = bySlug[0]?.categoryId;
    const byId = JSON.parse((await visitor.rest("GET", `/api/products?category=${id}`)).text);
    expect(byId).toEqual(bySlug);
    expect(new Set(bySlug.map(({ categoryId }) => categoryId))).toEqual(new Set([id]));
    for (const { basePrice, materials } of bySlug) {
      expect(basePrice).toBeLessThan(1000);
      expect(materials.length).toBeGreaterThan(1);
    }
  });

  it("returns one product, one category, and 404 with a plain message for unknown ones", async () => {
    const visitor = shop().visitor();
    expect(JSON.parse((await visitor.rest("GET", "/api/products/roller-blinds")).text)).toMatchObject({
      slug: "roller-blinds",
      basePrice: 50,
    });
    expect(JSON.parse((await visitor.rest("GET", "/api/categories/pergolas")).text)).toMatchObject({
      slug: "pergolas",
    });
    expect(await visitor.rest("GET", "/api/products/none")).toMatchObject({ status: 404, text: "Product not found" });
    expect(await visitor.rest("GET", "/api/categories/none")).toMatchObject({
      status: 404,
      text: "Category not found",
    });
    expect(await visitor.rest("GET", "/api/nothing")).toMatchObject({ status: 404 });
  });
});

describe("products by their ids", () => {
  const byIds = (ids: readonly string[]) =>
    shop()
      .visitor()
      .graphql<{ productsByIds: { id: string; name: string }[] }>(
        `query ($ids: [ID!]!) { productsByIds(ids: $ids) { id name } }`,
        { ids },
      );

  it("come in the requested order without repeats or unknown ids, in one statement", async () => {
    const { requestId, data } = await byIds(
      [9, 2, "' OR 1=1 --", 999_999_999, "12345678901234567890", 9, ""].map((key) => globalId("Product", key)),
    );
    expect(data.productsByIds.map(({ id }) => id)).toEqual([globalId("Product", 9), globalId("Product", 2)]);
    expect(await shop().statements(requestId)).toBe(1);
  });

  it("are an empty list for no ids", async () => {
    expect((await byIds([])).data.productsByIds).toEqual([]);
  });

  it("number a hundred at most", async () => {
    const { status, errors } = await byIds(Array.from({ length: 101 }, (_, index) => `${index + 1}`));
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});

describe("one product", () => {
  const find = (given: string) =>
    shop().visitor().graphql<{ product: { id: string; slug: string } | null }>(`{ product(${given}) { id slug } }`);

  it("is found by its slug and by its id", async () => {
    const { product } = (await find('slug: "roman-blinds"')).data;
    expect(product?.slug).toBe("roman-blinds");
    expect((await find(`id: "${product?.id}"`)).data).toEqual({ product });
    for (const id of [globalId("Product", 999_999), globalId("Category", 1), "1"])
      expect((await find(`id: "${id}"`)).data).toEqual({ product: null });
  });

  it.each([
    ["slug: null", "slug"],
    ['id: "1", slug: "roman-blinds"', "id"],
  ])("needs its id or its slug, not (%s)", async (given, field) => {
    expect((await find(given)).errors).toMatchObject([
      {
        extensions: { code: "BAD_USER_INPUT", fields: { [field]: "Give the product's id or its slug: one of them." } },
      },
    ]);
  });
});

describe("the products of a category", () => {
  it("are those of the list with its slug, with the same arguments", async () => {
    const page = "totalCount facets { materials { id value count } } nodes { slug } pageInfo { endCursor hasNextPage }";
    const given = "filter: { rooms: [BEDROOM] }, sort: PRICE_UP, first: 3";
    const { data } = await shop()
      .visitor()
      .graphql<{ category: { products: { nodes: object[] } }; products: object }>(
        `{ category(slug: "blinds") { products(${given}) { ${page} } } products(category: "blinds", ${given}) { ${page} } }`,
      );
    expect(data.category.products).toEqual(data.products);
    expect(data.category.products.nodes).toHaveLength(3);
  });

  it("take no other category", async () => {
    const { errors } = await shop()
      .visitor()
      .graphql('{ category(slug: "blinds") { products(filter: { category: "curtains" }) { totalCount } } }');
    expect(errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", fields: { "filter.category": expect.any(String) } } },
    ]);
  });

  it("cost as much as the lists of all categories", async () => {
    const { errors } = await shop()
      .visitor()
      .graphql("{ categories { products(first: 100) { nodes { id slug name family variant } } } }");
    expect(errors).toMatchObject([{ extensions: { code: "QUERY_TOO_COMPLEX" } }]);
  });
});
