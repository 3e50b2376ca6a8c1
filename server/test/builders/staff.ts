import { randomUUID } from "node:crypto";
import { generateSync } from "otplib";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { inviteStaff } from "../../src/staff/invitations/invite-staff.js";
import type { TestShop } from "../harness/shop.js";
import { payloadErrors, type GraphQLAnswer } from "../harness/visitor.js";
import { ERRORS } from "./mutation.js";

export const STAFF_PASSWORD = "a fine long password";
/** The hash of `STAFF_PASSWORD`, with the lowest cost parameters, so that it is checked fast. */
const HASH = "$argon2id$v=19$m=64,t=1,p=1$uX9qEv+Xw8gQTe4F8IDxJw$ENZYp7OoPvQ5k6vkHMBrGgLYifOcg9AosWsqUVY5UHE";

export const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

/** The code of the app now, or so many steps of 30 s later. */
export const codeOf = (secret = SECRET, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/** A client of the staff API with its cookie. */
export class StaffClient {
  cookie: string | undefined;
  /** The attributes of the last cookie, without name and value. */
  cookieAttributes: string | undefined;

  constructor(private readonly shopUrl: string) {}

  async graphql<Data = Record<string, never>>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<GraphQLAnswer<Data> & { headers: Headers }> {
    const response = await this.send(JSON.stringify({ query, variables }));
    const { data, errors } = (await response.json()) as Partial<GraphQLAnswer<Data>>;
    return {
      status: response.status,
      headers: response.headers,
      requestId: response.headers.get("x-request-id") ?? "",
      data: data as Data,
      errors: [...(errors ?? []), ...payloadErrors(data)],
    };
  }

  async send(body: string, headers: Record<string, string> = {}, method = "POST"): Promise<Response> {
    const response = await fetch(`${this.shopUrl}/admin/graphql`, {
      method,
      headers: { "content-type": "application/json", ...(this.cookie && { cookie: this.cookie }), ...headers },
      ...(method === "POST" && { body }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = set.split("; ");
      this.cookie = pair;
      this.cookieAttributes = attributes.join("; ");
    }
    return response;
  }

  /** Calls a mutation by its name. */
  mutate<Payload = object>(name: string, input?: Readonly<Record<string, unknown>>, selection = "") {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const [declared, passed] = input ? [`($input: ${type}!)`, "(input: $input)"] : ["", ""];
    return this.graphql<Record<string, Payload> | null>(
      `mutation ${declared} { ${name}${passed} { ${selection} ${ERRORS} } }`,
      input && { input },
    );
  }

  signIn(email: string, password = STAFF_PASSWORD) {
    return this.mutate("signIn", { email, password });
  }

  enterCode(code: string) {
    return this.mutate("enterCode", { code });
  }
}

/** Stores a member of staff with `STAFF_PASSWORD` and `SECRET`. */
export async function aMember(
  { database }: TestShop,
  role: StaffRole = StaffRole.OWNER,
  email = `${randomUUID()}@shop.example`,
): Promise<{ id: string; email: string }> {
  const [member] = await database.query(
    `INSERT INTO staff (email, name, role, password_hash, totp_secret, last_totp_step)
     VALUES ($1, 'Sam Rowe', $2, $3, $4, 0) RETURNING id, email`,
    [email, role, HASH, SECRET],
  );
  return member;
}

/** A new member of staff, signed in with both factors. */
export async function aSignedInMember(
  shop: TestShop,
  role: StaffRole = StaffRole.OWNER,
): Promise<{ client: StaffClient; id: string; email: string }> {
  const member = await aMember(shop, role);
  const client = new StaffClient(shop.url);
  await client.signIn(member.email);
  await client.enterCode(codeOf());
  return { client, ...member };
}

/** Invites somebody as the command does; returns the token. */
export async function anInvitation({ database }: TestShop, email: string, role: StaffRole = StaffRole.OWNER) {
  return (await inviteStaff(database.manager, null, { email, role })).token;
}
