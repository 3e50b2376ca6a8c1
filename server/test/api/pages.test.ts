import http from "node:http";
import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { useShop } from "../harness/shop.js";
import type { Storefront } from "../../src/web/storefront.js";

const QUERY = parse(`query ($slug: Text!) { product(slug: $slug) { name } cart { count } }`);

/** A client that shows one product, or fails where it is asked to. */
const storefront: Storefront = {
  files: (_request, _response, next) => next(),
  template: async () => "<title><!--head--></title><main><!--app--></main><script><!--state--></script>",
  renderer: async () => async (url, execute) => {
    if (url.startsWith("/broken")) throw new Error("secret detail");
    const slug = url.slice(url.lastIndexOf("/") + 1);
    const { data, errors } = await execute({ query: QUERY, variables: { slug } });
    if (errors) throw new Error(errors[0]?.message);
    const product = data?.["product"] as { name: string } | null;
    return {
      head: "$& $1",
      html: product?.name ?? "404 Page Not Found",
      state: JSON.stringify(data),
      status: product ? 200 : 404,
      isPrivate: url.startsWith("/private"),
    };
  },
  close: async () => {},
};

const shop = useShop({ storefront });

const get = (path: string) => fetch(shop().url + path, { redirect: "manual" });

/** As a browser that has a copy asks; `fetch` would add a `no-cache` of its own. */
const statusFor = (path: string, etag: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    http
      .get(shop().url + path, { headers: { "if-none-match": etag } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on("error", reject);
  });

describe("a page", () => {
  it("arrives complete, for nobody in particular, and is not sent again while it is the same", async () => {
    const response = await get("/x/roller-blinds");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(
      `<title>$& $1</title><main>Roller Blinds</main><script>{"product":{"name":"Roller Blinds"},"cart":{"count":0}}</script>`,
    );
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(await statusFor("/x/roller-blinds", response.headers.get("etag") ?? "")).toBe(304);
  });

  it("answers 404 where there is nothing", async () => {
    const response = await get("/x/none");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("404 Page Not Found");
  });

  it("is kept nowhere when it is private", async () => {
    expect((await get("/private/roller-blinds")).headers.get("cache-control")).toBe("no-store");
  });

  it("tells a plain sentence and a reference when it fails, and nothing of the cause", async () => {
    const response = await get("/broken");
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toContain(response.headers.get("x-request-id"));
    expect(text).toContain("020 7946 0123");
    expect(text).not.toContain("secret detail");
    expect(shop().log.filter(({ msg }) => msg === "page failed")).toHaveLength(1);
  });

  it("is not made for the name of a file that is missing", async () => {
    const response = await get("/assets/none.js");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/plain");
  });

  it("has one address: /product/{slug} leads to /products/{slug}", async () => {
    const response = await get("/product/roller-blinds");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/products/roller-blinds");
  });
});
