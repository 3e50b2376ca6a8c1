import { beforeEach, describe, expect, it } from "vitest";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { staffEnquiryQueries } from "../../src/staff/enquiries/staff-enquiry.queries.js";
import { aMessage, aQuoteForm, requestQuote, sendContactMessage } from "../builders/enquiry.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

type Found = { nodes: { message: string }[]; totalCount: number };

let client: StaffClient;

beforeEach(async () => {
  ({ client } = await aSignedInMember(shop(), StaffRole.CONTENT));
});

const MESSAGE = `Two bays in our Café, please. ${"x".repeat(1500)}`;

describe("a search of enquiries", () => {
  it.each([
    "bays",
    "TWO BAYS",
    "café",
    "cafe",
    "07946 bs67qx",
    "+44794",
    "bs6 7qx",
    "whit",
    "jo@larch",
    "x".repeat(90),
  ])("finds a quote request by %s, and no message of others", async (search) => {
    await requestQuote(shop().visitor(), aQuoteForm({ message: MESSAGE, phone: "07946 012345" }));
    await sendContactMessage(shop().visitor(), aMessage({ name: "Kim Oak", email: "kim@oak.example" }));
    const query = "query ($search: String) { enquiries(filter: { search: $search }) { nodes { message } totalCount } }";
    const { data } = await client.graphql<{ enquiries: Found }>(query, { search });
    expect(data?.enquiries.nodes[0]).toEqual({ message: MESSAGE });
    expect(data?.enquiries.nodes.every(({ message }) => message === MESSAGE)).toBe(true);
    expect(data?.enquiries.totalCount).toBe(data?.enquiries.nodes.length);
  });

  it("with too many words is refused", async () => {
    const { errors } = await client.graphql(`{ enquiries(filter: { search: "${"x ".repeat(9)}" }) { totalCount } }`);
    expect(errors[0]?.message).toContain("at most 8 words");
  });

  it.each(["quote_request", "contact_message", "sample_request"])("reads %s along its index", async (table) => {
    await shop().database.transaction(async (manager) => {
      await manager.query("SET LOCAL enable_seqscan = off");
      const values = [null, null, null, "'jo':*", null, null, 5];
      const plan = await manager.query(`EXPLAIN ${staffEnquiryQueries.pageFound.text}`, values);
      expect(JSON.stringify(plan)).toContain(`${table}_search_idx`);
    });
  });
});
