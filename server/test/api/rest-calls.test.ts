import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ENDPOINTS } from "../../src/composition/domains/endpoints.js";
import { REST_EXAMPLES } from "../../src/docs/rest-examples.js";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { openApi } from "../../src/kernel/rest/openapi.js";
import { aCartWith } from "../builders/cart.js";
import { sendPhoto } from "../builders/order-problem.js";
import { aJpeg } from "../builders/pictures.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const IS_PERSONAL = /^\/api\/(cart|contact)/;
const personalCalls = REST_EXAMPLES.filter(({ path }) => IS_PERSONAL.test(path));

const documented = openApi(ENDPOINTS).paths;

/** The response schema in docs/openapi.json. */
function documentedResponse(endpoint: string, method: string, status: number): z.ZodType {
  const { responses } = documented[endpoint]?.[method.toLowerCase()] ?? {};
  const schema = responses?.[status]?.content["application/json"]?.schema;
  return schema ? z.fromJSONSchema(schema) : z.never();
}

describe("the REST call that docs/api.md shows", () => {
  it("POST /api/problem-photos matches openapi.json", async () => {
    const response = await sendPhoto(shop().visitor(), await aJpeg(40, 30));
    expect(response.status).toBe(201);
    const schema = documentedResponse("/problem-photos", "POST", 201);
    expect(schema.safeParse(await response.json()).error).toBeUndefined();
    const { requestBody } = documented["/problem-photos"]?.["post"] ?? {};
    expect(Object.keys(requestBody?.content ?? {})).toEqual(["image/jpeg", "image/png", "image/webp", "image/avif"]);
  });

  it.each(REST_EXAMPLES.filter(({ file }) => file === undefined))(
    "$method $path matches openapi.json",
    async ({ endpoint, method, path, body }) => {
      const visitor = shop().visitor();
      const { id } = await aCartWith(visitor);
      const { status, text } = await visitor.rest(method, path.replace("{id}", keyOf("CartLine", id)), body);
      expect(status).toBe(method === "POST" && path === "/api/cart" ? 201 : 200);
      expect(JSON.parse(text)).toBeTypeOf("object");
      expect(documentedResponse(endpoint, method, status).safeParse(JSON.parse(text)).error).toBeUndefined();
    },
  );

  it.each(personalCalls)("$method $path and its refusal are not cacheable", async ({ method, path, body }) => {
    const visitor = shop().visitor();
    const { id } = await aCartWith(visitor);
    const sent = body && JSON.stringify(body);
    const answers = [
      await visitor.send(method, path.replace("{id}", keyOf("CartLine", id)), sent),
      await visitor.send(method, path, sent && "{}", { "sec-fetch-site": "cross-site" }),
      await visitor.send(method, `${path}/none/at/all`, sent),
    ];
    expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual(answers.map(() => "private, no-store"));
  });
});
