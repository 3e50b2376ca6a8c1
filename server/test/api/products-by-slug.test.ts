import { describe, expect, it } from "vitest";
import { useShop } from "../harness/shop.js";

const shop = useShop();

describe("products by their slugs", () => {
  const bySlugs = (slugs: readonly string[]) =>
    shop()
      .visitor()
      .graphql<{ productsBySlugs: { slug: string }[] }>(
        `query ($slugs: [String!]!) { productsBySlugs(slugs: $slugs) { slug } }`,
        { slugs },
      );

  it("come in the requested order without repeats or unknown slugs, in one statement", async () => {
    const { requestId, data } = await bySlugs(["roman-blinds", "' OR 1=1 --", "awnings", "none", "roman-blinds", ""]);
    expect(data.productsBySlugs.map(({ slug }) => slug)).toEqual(["roman-blinds", "awnings"]);
    expect(await shop().statements(requestId)).toBe(1);
  });

  it("number a hundred at most", async () => {
    const { status, errors } = await bySlugs(Array.from({ length: 101 }, (_, index) => `blind-${index}`));
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});
