import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { OWNER, refusal, staffApi } from "../test/staff-api";

const SUMMARY = {
  email: "jo@larch.example",
  names: ["Jo Whitfield", "Joanna Whitfield"],
  hasAccount: true,
  orderCount: 2,
  orderedPence: 41_184,
  lastSeenOn: "2026-11-20",
};
const CUSTOMER = {
  ...SUMMARY,
  account: { firstName: "Jo", lastName: "Whitfield", phone: "020 7946 0123", createdAt: "2026-10-01T09:00:00.000Z" },
  mailingList: { requestedAt: "2026-10-02T09:00:00.000Z", confirmedAt: null },
  orders: [
    order({ id: "two", number: "MBC200002", isInAccount: false }),
    order({ id: "one", number: "MBC100001", isInAccount: true }),
  ],
  enquiries: [{ id: "asked", kind: "SAMPLES", state: "ANSWERED", createdAt: "2026-11-01T09:00:00.000Z" }],
  visits: [
    {
      ...{ id: "come", state: "BOOKED", orderNumber: "MBC200002" },
      ...{ startsAt: "2026-12-08T09:00:00.000Z", endsAt: "2026-12-08T11:00:00.000Z" },
    },
    {
      ...{ id: "off", state: "CANCELLED", orderNumber: null },
      ...{ startsAt: "2026-11-03T14:00:00.000Z", endsAt: "2026-11-03T16:00:00.000Z" },
    },
  ],
  heldQuotes: [
    {
      ...{ number: "MBQ100001", state: "OPEN", totalPence: 41_184 },
      ...{ madeAt: "2026-11-20T09:00:00.000Z", heldUntil: "2026-12-21T00:00:00.000Z" },
    },
  ],
  windowCount: 3,
  merges: [] as object[],
  reviews: [
    {
      ...{ id: "said", orderNumber: "MBC100001", productName: "Roller Blinds" },
      ...{ rating: 4, reviewDate: "2026-11-10", isPublished: true },
    },
  ],
  audit: [
    {
      ...{ id: "exported", at: "2026-11-21T09:00:00.000Z", by: "sam@shop.example", what: "customer.exported" },
      ...{ subject: "hash", before: null, after: null },
    },
  ],
};

function order(changes: object) {
  return { status: "DELIVERED", totalPence: 20_592, placedAt: "2026-11-20T09:00:00.000Z", ...changes };
}

const ALL = ["customers:read", "customers:export", "customers:forget", "customers:merge"];

type DeskOptions = { permissions?: string[]; isFresh?: boolean; customer?: object | null };

/** A staff API with one customer, for a member with these permissions. */
function aDesk({ permissions = ALL, isFresh = true, customer = CUSTOMER }: DeskOptions = {}) {
  let hasCode = isFresh;
  const guarded = (payload: object) =>
    vi.fn<(args: { input: object }) => object>(() => {
      if (!hasCode) throw refusal("FORBIDDEN", "Please enter a code first.", { reason: "FRESH_CODE" });
      return payload;
    });
  const desk = {
    me: () => ({ ...OWNER, permissions }),
    customers: vi.fn<(args: { search: string }) => object>(({ search }) => ({
      nodes: search.startsWith("jo") ? [SUMMARY] : [],
      pageInfo: { hasNextPage: false, endCursor: null },
    })),
    customer: vi.fn<(args: { email: string }) => object | null>(() => customer),
    enterCode: () => {
      hasCode = true;
      return {};
    },
    exportCustomer: guarded({ data: '{"account":null}' }),
    proposeCustomerMerge: guarded({ merge: null }),
    withdrawCustomerMerge: guarded({ merge: null }),
    forgetCustomer: guarded({ erasedCount: 4, keptOrderCount: 2 }),
  };
  staffApi(desk);
  return desk;
}

const PAGE = "/customers/jo%40larch.example/show";
const section = async (name: string) => within(await screen.findByRole("region", { name }));

describe("the search", () => {
  it("asks for nobody before something is typed, and finds by a press", async () => {
    const desk = aDesk();
    const user = openScreen("/customers");
    await screen.findByText("Type the beginning of a name or an e-mail address, and press Search.");
    expect(desk.customers).not.toHaveBeenCalled();
    await user.type(screen.getByRole("searchbox", { name: "Name or email" }), " jo whit ");
    await user.click(screen.getByRole("button", { name: "Search" }));
    const row = (await screen.findByRole("link", { name: "jo@larch.example" })).closest("tr") ?? document.body;
    for (const cell of ["Jo Whitfield, Joanna Whitfield", "Yes", "2", "£411.84", "20 November 2026"])
      expect(within(row).getByRole("cell", { name: cell })).toBeDefined();
    expect(desk.customers.mock.calls[0]?.[0]).toMatchObject({ search: "jo whit" });
  });

  it("says where nobody is found", async () => {
    aDesk();
    const user = openScreen("/customers");
    await user.type(await screen.findByRole("searchbox", { name: "Name or email" }), "zoe{Enter}");
    await screen.findByText(/Nobody is found/);
  });

  it("leads to the customer, by the e-mail address", async () => {
    const desk = aDesk();
    const user = openScreen(`/customers?filter=${encodeURIComponent('{"search":"jo"}')}`);
    await user.click(await screen.findByRole("link", { name: "jo@larch.example" }));
    await screen.findByRole("region", { name: "What is known" });
    expect(desk.customer.mock.calls[0]?.[0]).toMatchObject({ email: "jo@larch.example" });
  });

  it("is not in the menu of who may not read customers", async () => {
    aDesk({ permissions: [] });
    openScreen("/");
    await screen.findByText("Welcome, Sam Rowe");
    expect(screen.queryByRole("menuitem", { name: "Customers" })).toBeNull();
  });
});

describe("the page of a customer", () => {
  it("has all that is known and sent", async () => {
    aDesk();
    openScreen(PAGE);
    const known = await section("What is known");
    for (const text of [
      /^Jo Whitfield, since 1 October 2026/,
      /not confirmed$/,
      /^£411\.84 without cancelled/,
      "020 7946 0123",
      "3 windows",
    ])
      expect(known.getByText(text)).toBeDefined();
    const orders = await section("Orders");
    expect(orders.getByRole("row", { name: "MBC200002 20 November 2026 Delivered £205.92 Not yet" })).toBeDefined();
    expect(orders.getByText(/Only the owner of the account can take it/)).toBeDefined();
    expect((await section("Enquiries")).getByRole("row", { name: "Samples 1 November 2026 Answered" })).toBeDefined();
    const visits = await section("Visits");
    expect(visits.getByRole("row", { name: "Tuesday 8 December, 9am to 11am MBC200002 Booked" })).toBeDefined();
    expect(visits.getByRole("row", { name: "Tuesday 3 November, 2pm to 4pm – Cancelled" })).toBeDefined();
    expect(
      (await section("Held quotes")).getByRole("row", {
        name: "MBQ100001 20 November 2026 20 December 2026 £411.84 Prices held",
      }),
    ).toBeDefined();
    const reviews = await section("Reviews of what they bought");
    expect(
      reviews.getByRole("row", { name: "Roller Blinds MBC100001 4 of 5 10 November 2026 Published" }),
    ).toBeDefined();
    const audit = await section("Who exported, erased or proposed to merge");
    expect(audit.getByRole("row", { name: "21 November 2026 sam@shop.example Exported the data" })).toBeDefined();
  });

  it("shows who is not an owner neither export nor erasing", async () => {
    aDesk({ permissions: ["customers:read"] });
    openScreen(PAGE);
    await screen.findByText(/An owner can export this data or erase it/);
    expect(screen.queryByRole("button", { name: "Export the data" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Erase the data" })).toBeNull();
  });

  it("leads back to the search where nothing is kept", async () => {
    aDesk({ customer: null });
    openScreen(PAGE);
    await screen.findByText("Nothing is kept about this customer.");
    await screen.findByRole("searchbox", { name: "Name or email" });
  });
});

describe("export", () => {
  const saved: { name: string; text: Promise<string> }[] = [];

  beforeEach(() => {
    saved.length = 0;
    let text = Promise.resolve("");
    vi.stubGlobal(
      "URL",
      Object.assign(class extends URL {}, {
        createObjectURL: (blob: Blob) => ((text = blob.text()), "blob:file"),
        revokeObjectURL: () => {},
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text });
    });
  });

  it("saves a file whose name says nothing of the customer, after a fresh code", async () => {
    const desk = aDesk({ isFresh: false });
    const user = openScreen(PAGE);
    await user.click(await screen.findByRole("button", { name: "Export the data" }));
    const dialog = await screen.findByRole("dialog", { name: "Is it still you?" });
    expect(saved).toEqual([]);
    await user.type(within(dialog).getByLabelText(/Code/), "123456");
    await user.click(within(dialog).getByRole("button", { name: "Go on" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^customer-data-\d{4}-\d\d-\d\d\.json$/);
    expect(await saved[0]?.text).toBe('{"account":null}');
    expect(desk.exportCustomer).toHaveBeenLastCalledWith({ input: { email: "jo@larch.example" } });
  });

  it("saves nothing without the code", async () => {
    aDesk({ isFresh: false });
    const user = openScreen(PAGE);
    await user.click(await screen.findByRole("button", { name: "Export the data" }));
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    expect((await (await section("Export")).findByRole("alert")).textContent).toBe("Nothing has been changed.");
    expect(saved).toEqual([]);
  });
});

describe("erasing", () => {
  it("wants the e-mail address typed, tells what became of the data, and names the customer no more", async () => {
    const desk = aDesk();
    const user = openScreen(PAGE);
    await user.type(await screen.findByLabelText(/Their email address, to confirm/), "jo@larch.example");
    await user.click(screen.getByRole("button", { name: "Erase the data" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Records erased: 4. Orders that stay: 2.");
    expect(desk.forgetCustomer).toHaveBeenCalledExactlyOnceWith({
      input: { email: "jo@larch.example", confirmEmail: "jo@larch.example" },
    });
    expect(screen.queryByText(/jo@larch/)).toBeNull();
    await user.click(screen.getByRole("link", { name: "Back to the search" }));
    await screen.findByRole("searchbox", { name: "Name or email" });
  });

  it("says where nothing was left", async () => {
    const desk = aDesk();
    desk.forgetCustomer.mockReturnValue({ erasedCount: 0, keptOrderCount: 0 });
    const user = openScreen(PAGE);
    await user.type(await screen.findByLabelText(/Their email address, to confirm/), "jo@larch.example");
    await user.click(screen.getByRole("button", { name: "Erase the data" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Nothing was left to erase.");
  });

  it("says what the shop refuses, at the field", async () => {
    const desk = aDesk();
    const message = "This is not the customer's e-mail address";
    desk.forgetCustomer.mockReturnValue({ errors: [{ code: "BAD_USER_INPUT", message, field: ["confirmEmail"] }] });
    const user = openScreen(PAGE);
    const field = await screen.findByLabelText(/Their email address, to confirm/);
    await user.type(field, "kim@larch.example");
    await user.click(screen.getByRole("button", { name: "Erase the data" }));
    await waitFor(() => expect(field).toHaveProperty("ariaInvalid", "true"));
    expect(screen.getAllByText(message)).toHaveLength(2);
  });
});

describe("merging", () => {
  const MERGE = {
    ...{ id: "merge", otherEmail: "jo@work.example", isKept: true, reason: "Same phone number.", state: "OPEN" },
    ...{ proposedAt: "2026-11-22T09:00:00.000Z", proposedBy: "sam@shop.example", endedAt: null },
    ...{ expiresAt: "2026-12-06T09:00:00.000Z", hasConfirmed: false, hasOtherConfirmed: true },
  };

  it("proposes that the account of the page stays, or the other one", async () => {
    const desk = aDesk({ isFresh: false });
    const user = openScreen(PAGE);
    await user.type(await screen.findByLabelText(/The other email address/), "jo@work.example");
    await user.type(screen.getByLabelText(/Why they are one person/), "Same phone number.");
    await user.click(screen.getByRole("button", { name: "Propose to merge" }));
    const dialog = await screen.findByRole("dialog", { name: "Is it still you?" });
    await user.type(within(dialog).getByLabelText(/Code/), "123456");
    await user.click(within(dialog).getByRole("button", { name: "Go on" }));
    await screen.findByText("Both addresses get a mail with a link.");
    const input = { keptEmail: "jo@larch.example", leavingEmail: "jo@work.example", reason: "Same phone number." };
    expect(desk.proposeCustomerMerge).toHaveBeenLastCalledWith({ input });
  });

  it("of a guest lets the other account stay, and says what is refused at the field", async () => {
    const desk = aDesk({ customer: { ...CUSTOMER, hasAccount: false, account: null } });
    const message = "This e-mail address has no account.";
    desk.proposeCustomerMerge.mockReturnValue({ errors: [{ code: "BAD_USER_INPUT", message, field: ["keptEmail"] }] });
    const user = openScreen(PAGE);
    const field = await screen.findByLabelText(/The other email address/);
    await user.type(field, "jo@work.example");
    await user.type(screen.getByLabelText(/Why they are one person/), "Same name.");
    await user.click(screen.getByRole("button", { name: "Propose to merge" }));
    await waitFor(() => expect(field).toHaveProperty("ariaInvalid", "true"));
    expect(desk.proposeCustomerMerge.mock.calls[0]?.[0].input).toMatchObject({
      ...{ keptEmail: "jo@work.example", leavingEmail: "jo@larch.example" },
    });
  });

  it("shows who has answered, and withdraws", async () => {
    const desk = aDesk({ customer: { ...CUSTOMER, merges: [MERGE] } });
    const user = openScreen(PAGE);
    const merging = await section("Merging");
    merging.getByText("Open until 6 December 2026. The other one has said yes; this customer has not answered.");
    merging.getByText("22 November 2026, sam@shop.example: Same phone number.");
    await user.click(await merging.findByRole("button", { name: "Withdraw" }));
    await screen.findByText("It is withdrawn. Neither link works any more.");
    expect(desk.withdrawCustomerMerge).toHaveBeenCalledExactlyOnceWith({ input: { id: "merge" } });
  });

  it.each([
    ["MERGED", "Merged on 24 Nov 2026, 10:00: both have said yes"],
    ["REFUSED", "Refused on 24 Nov 2026, 10:00: one of them has said that the other is not them"],
    ["WITHDRAWN", "Withdrawn on 24 Nov 2026, 10:00"],
    ["EXPIRED", "Expired on 6 December 2026: not both have answered"],
  ])("that is %s is said, and can't be withdrawn", async (state, words) => {
    const endedAt = state === "EXPIRED" ? null : "2026-11-24T10:00:00.000Z";
    aDesk({ customer: { ...CUSTOMER, merges: [{ ...MERGE, state, endedAt }] } });
    openScreen(PAGE);
    const merging = await section("Merging");
    merging.getByText(words);
    expect(merging.queryByRole("button", { name: "Withdraw" })).toBeNull();
  });

  it("is read, not done, by who may not propose it", async () => {
    aDesk({ permissions: ["customers:read"], customer: { ...CUSTOMER, merges: [MERGE] } });
    openScreen(PAGE);
    const merging = await section("Merging");
    expect(merging.queryByRole("button", { name: "Withdraw" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Propose to merge" })).toBeNull();
  });
});
