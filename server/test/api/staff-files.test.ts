import { beforeAll, describe, expect, it } from "vitest";
import { STAFF_FILES } from "../../src/composition/domains/staff-files.js";
import { isPermitted, StaffRole } from "../../src/staff/access/permissions.js";
import { aMember, aSignedInMember, StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** Of nothing there is: who may not ask is refused before anything is looked for. */
const pathOf = (path: string) => path.replaceAll("{number}", "MBC000000").replaceAll(/\{\w+\}/g, "1");

const ask = ({ cookie }: StaffClient, { method, path }: { method: string; path: string }, headers = {}) =>
  fetch(`${shop().url}/admin${pathOf(path)}`, { method, headers: { ...(cookie && { cookie }), ...headers } });

it("no two files have the same path", () => {
  const paths = STAFF_FILES.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(paths).size).toBe(paths.length);
});

describe.each(STAFF_FILES)("$method /admin$path", (file) => {
  it("is refused without sign-in, with a forged cookie, without the second factor and from other origins", async () => {
    const client = new StaffClient(shop().url);
    expect((await ask(client, file)).status).toBe(401);
    client.cookie = "staff=a-forged-token";
    expect((await ask(client, file)).status).toBe(401);
    await client.signIn((await aMember(shop())).email);
    expect((await ask(client, file)).status).toBe(401);
    const { client: owner } = await aSignedInMember(shop());
    expect((await ask(owner, file, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
});

describe.each(Object.values(StaffRole))("role %s", (role) => {
  let client: StaffClient;
  beforeAll(async () => {
    ({ client } = await aSignedInMember(shop(), role));
  });

  it.each(STAFF_FILES)("and $method /admin$path", async (file) => {
    const { status } = await ask(client, file);
    expect(status === 403).toBe(!isPermitted(role, file.permission));
    expect(status).not.toBe(401);
    expect(status).toBeLessThan(500);
  });
});
