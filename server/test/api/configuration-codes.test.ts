import { describe, expect, it } from "vitest";
import { readSettings } from "../../src/settings.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const strictShop = useShop({
  settings: {
    rateLimits: { ...readSettings({}).rateLimits, "configuration-codes": 1, "configuration-code-look-ups": 1 },
  },
});

type Configured = {
  code: string;
  product: { slug: string };
  width: number;
  height: number;
  material: string;
  color: string;
  customizations: { name: string; value: string }[];
};
type UserError = { code: string; message: string; field: string[] | null };

const FIELDS = "code product { slug } width height material color customizations { name value }";

const make = async (visitor: TestVisitor, configurations: object[]) => {
  const answer = await visitor.graphql<{
    createConfigurationCodes: { configurationCodes: Configured[] | null; errors: UserError[] };
  }>(
    `mutation ($input: CreateConfigurationCodesInput!) {
      createConfigurationCodes(input: $input) { configurationCodes { ${FIELDS} } errors { code message field } }
    }`,
    { input: { configurations } },
  );
  return { thrown: answer.errors, ...answer.data?.createConfigurationCodes };
};

const read = (visitor: TestVisitor, code: string) =>
  visitor.graphql<{ configurationCode: Configured } | null>(
    `query ($code: String!) { configurationCode(code: $code) { ${FIELDS} } }`,
    { code },
  );

/** A configuration of the roller blind; sizes are inches. */
async function aConfiguration(changes: object = {}) {
  const { data } = await shop()
    .visitor()
    .graphql<{ product: { id: string } }>(`{ product(slug: "roller-blinds") { id } }`);
  const chosen = { width: 47.2441, height: 60, material: "Blackout Fabric", color: "Navy" };
  return { productId: data?.product.id, ...chosen, customizations: [{ name: "fit", value: "exact" }], ...changes };
}

describe("a code", () => {
  it("brings another visitor to exactly this configuration, however it is typed", async () => {
    const { configurationCodes } = await make(shop().visitor(), [await aConfiguration()]);
    const code = configurationCodes?.[0]?.code ?? "";
    expect(code).toMatch(/^[234679CDFGHJKMNPQRTVWXY]{3}-[234679CDFGHJKMNPQRTVWXY]{3}$/);
    for (const typed of [code, code.toLowerCase(), ` ${Array.from(code.replace("-", "")).join(" ")}`]) {
      const { data, errors } = await read(shop().visitor(), typed);
      expect(errors).toEqual([]);
      expect(data?.configurationCode).toEqual({
        ...{ code, product: { slug: "roller-blinds" }, width: 47.2441, height: 60 },
        ...{ material: "Blackout Fabric", color: "Navy", customizations: [{ name: "fit", value: "exact" }] },
      });
    }
  });

  it("is the same for equal configurations, of one request and of two, and different for others", async () => {
    const configuration = await aConfiguration();
    const wider = await aConfiguration({ width: 50 });
    const codesOf = async (configurations: object[]) =>
      (await make(shop().visitor(), configurations)).configurationCodes?.map(({ code }) => code);
    const [first, second, third] = (await codesOf([configuration, wider, configuration])) ?? [];
    expect(third).toBe(first);
    expect(second).not.toBe(first);
    expect(await codesOf([wider])).toEqual([second]);
  });

  it("starts no session", async () => {
    const visitor = shop().visitor();
    await make(visitor, [await aConfiguration()]);
    const [{ count }] = await shop().database.query("SELECT count(*)::int AS count FROM session");
    expect(count).toBe(0);
  });

  it("ends after 90 days, and begins anew when it is asked for again", async () => {
    const configuration = await aConfiguration({ width: 61 });
    const code = (await make(shop().visitor(), [configuration])).configurationCodes?.[0]?.code ?? "";
    const age = () => shop().database.query("UPDATE configuration_code SET made_at = made_at - interval '91 days'");
    await age();
    expect((await read(shop().visitor(), code)).errors[0]).toMatchObject({
      message: "We don't know this code, or it is older than 90 days. Please choose once more.",
      extensions: { code: "NOT_FOUND" },
    });
    await make(shop().visitor(), [configuration]);
    expect((await read(shop().visitor(), code)).data?.configurationCode.width).toBe(61);
  });

  it("says so if the product is no longer made like this", async () => {
    const code = (await make(shop().visitor(), [await aConfiguration({ width: 99 })])).configurationCodes?.[0]?.code;
    await shop().database.query("UPDATE product SET max_width = 98 WHERE slug = 'roller-blinds'");
    const { errors } = await read(shop().visitor(), code ?? "");
    expect(errors[0]?.message).toBe("Roller Blinds is no longer made like this. Please choose once more.");
  });
});

describe("refused", () => {
  it.each([
    ["KX4-7PO", "“O” is in none of our codes. They have no vowels, and no 0, 1, 5, 8, B, L, S or Z."],
    ["KX4", "A code has 6 letters and digits. This one has 3."],
    ["222-223", "There is a slip in this code: a character is wrong, or two are swapped. Please compare it again."],
  ])("is the code %s", async (code, message) => {
    const { errors, status } = await read(shop().visitor(), code);
    expect(status).toBe(400);
    expect(errors[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT", fields: { code: message } } });
  });

  it("is what can't be made, with the place of every fault", async () => {
    const { configurationCodes, errors } = await make(shop().visitor(), [
      await aConfiguration(),
      await aConfiguration({ width: 500, color: "Pink" }),
    ]);
    expect(configurationCodes).toBeNull();
    expect(errors?.map(({ code, field }) => [code, field?.join(".")])).toEqual([
      ["BAD_USER_INPUT", "configurations.1.width"],
      ["BAD_USER_INPUT", "configurations.1.color"],
    ]);
  });

  it("are an empty list and one that is too long", async () => {
    const configuration = await aConfiguration();
    for (const length of [0, 51]) {
      const { errors } = await make(
        shop().visitor(),
        Array.from({ length }, () => configuration),
      );
      expect(errors?.[0]?.field).toEqual(["configurations"]);
    }
  });

  it("is more than the limit from one address", async () => {
    const visitor = strictShop().visitor();
    const configuration = await aConfiguration();
    const code = (await make(visitor, [configuration])).configurationCodes?.[0]?.code ?? "";
    expect((await make(visitor, [configuration])).thrown[0]?.extensions.code).toBe("RATE_LIMITED");
    expect((await read(visitor, code)).errors).toEqual([]);
    expect((await read(visitor, code)).errors[0]?.extensions.code).toBe("RATE_LIMITED");
  });
});
