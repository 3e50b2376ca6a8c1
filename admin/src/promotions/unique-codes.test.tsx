import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { OWNER, refusal, staffApi } from "../test/staff-api";

const MERCHANT = { ...OWNER, role: "CATALOGUE", permissions: ["self:read", "promotions:read", "promotions:change"] };

const PRESS = {
  ...{ __typename: "Promotion", id: "press", name: "Press offer", code: null, percent: 20, minimumWindows: 1 },
  ...{ startsAt: "2026-09-01T08:00:00.000Z", endsAt: null, orderCount: 1, discountPence: 1000, orderedPence: 9000 },
  hasUniqueCodes: true,
};
const OPEN = { code: "KX47P6HJ3M", state: "OPEN", uses: 0, maxUses: 1, orders: [] };
const USED = {
  ...{ code: "QQ47P6HJ3M", state: "USED", uses: 1, maxUses: 1 },
  orders: [{ number: "MBC123456", discountPence: 1000, totalPence: 9000 }],
};

type Change = (args: { input: object }) => object;
type List = (args: { state?: string | null; search?: string | null; after?: string | null }) => object;

/** A staff API with a promotion that has these codes. */
function aDesk({ codes = [OPEN, USED], state = "RUNNING", me = MERCHANT } = {}) {
  let [version, kept] = [1, codes];
  const desk = {
    me: () => me,
    promotion: () => ({
      ...{ ...PRESS, state, version, uniqueCodeCount: kept.length },
      openCodeCount: kept.filter((each) => each.state === "OPEN").length,
    }),
    uniqueCodes: vi.fn<List>(({ state: wanted, search, after }) => {
      const found = kept.filter(
        (each) => (wanted == null || each.state === wanted) && each.code.includes(search?.toUpperCase() ?? ""),
      );
      const start = Number(after ?? 0);
      const pageInfo = { hasNextPage: start + 25 < found.length, endCursor: String(start + 25) };
      return { totalCount: found.length, nodes: found.slice(start, start + 25), pageInfo };
    }),
    makeUniqueCodes: vi.fn<Change>(() => {
      [version, kept] = [version + 1, [OPEN]];
      return { codes: [OPEN.code] };
    }),
    voidUniqueCodes: vi.fn<Change>(() => {
      [version, kept] = [version + 1, kept.map((each) => ({ ...each, state: "VOID" }))];
      return { codes: [OPEN.code] };
    }),
  };
  staffApi(desk);
  return desk;
}

const section = () => screen.findByRole("region", { name: "Unique codes" });

it("lists the codes with what each brought, and offers them as a file", async () => {
  aDesk();
  openScreen("/promotions/press/show");
  const used = await screen.findByRole("row", { name: /QQ47P6HJ3M/ });
  for (const text of ["Used", "1 of 1", "MBC123456", "£10.00", "£90.00"])
    within(used).getByRole("cell", { name: text });
  expect(within(used).queryByRole("button")).toBeNull();
  const file = within(await section()).getByRole("link", { name: "All codes as CSV" });
  expect(file.getAttribute("href")).toBe("/admin/promotions/press/codes.csv");
  screen.getByText("2 unique codes, 1 of them open");
});

it("finds codes by state and by a part of them, and shows more of many", async () => {
  aDesk({ codes: Array.from({ length: 30 }, (_, index) => ({ ...OPEN, code: `CODE${index}` })) });
  const user = openScreen("/promotions/press/show");
  await user.click(await screen.findByRole("button", { name: "Show more codes" }));
  await screen.findByRole("row", { name: /CODE29/ });
  expect(screen.queryByRole("button", { name: "Show more codes" })).toBeNull();
  await user.type(screen.getByRole("textbox", { name: "Part of a code" }), "code17");
  await waitFor(() => expect(screen.queryByRole("row", { name: /CODE29/ })).toBeNull());
  screen.getByRole("row", { name: /CODE17/ });
  await user.click(screen.getByRole("combobox", { name: "State of codes" }));
  await user.click(await screen.findByRole("option", { name: "Used" }));
  await screen.findByText("None like this.");
});

it("says why no codes can be shown, and not that there are none", async () => {
  const desk = aDesk();
  desk.uniqueCodes.mockImplementation(() => {
    throw refusal("SERVICE_UNAVAILABLE", "Please try again in a moment.");
  });
  openScreen("/promotions/press/show");
  const codes = within(await section());
  expect((await codes.findByRole("alert")).textContent).toBe("Please try again in a moment.");
  expect(codes.queryByText("None like this.")).toBeNull();
});

it("makes codes from the version that was read", async () => {
  const desk = aDesk({ codes: [] });
  const user = openScreen("/promotions/press/show");
  const count = await screen.findByRole("spinbutton", { name: /^How many/ });
  expect(screen.queryByRole("link", { name: "All codes as CSV" })).toBeNull();
  await user.clear(count);
  await user.type(count, "1");
  await user.click(screen.getByRole("button", { name: "Make codes" }));
  await screen.findByRole("row", { name: /KX47P6HJ3M/ });
  await screen.findByText("One code is made.");
  const input = { promotionId: "press", expectedVersion: 1, count: 1, uses: 1 };
  expect(desk.makeUniqueCodes.mock.calls[0]?.[0].input).toEqual(input);
});

it("says at its field what the shop refuses", async () => {
  const desk = aDesk();
  const sentence = "Please ask for 1 to 1,000 codes at once";
  desk.makeUniqueCodes.mockReturnValue({
    errors: [{ code: "BAD_USER_INPUT", message: sentence, field: ["count"] }],
  });
  const user = openScreen("/promotions/press/show");
  await user.click(await screen.findByRole("button", { name: "Make codes" }));
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  expect(screen.getByRole("spinbutton", { name: /^How many/ }).getAttribute("aria-invalid")).toBe("true");
});

it.each([
  ["one", "Withdraw KX47P6HJ3M", "Withdraw KX47P6HJ3M?", "KX47P6HJ3M"],
  ["all", "Withdraw all open codes", "Withdraw all open codes of Press offer?", null],
])("withdraws %s after a question", async (_which, button, question, code) => {
  const desk = aDesk();
  const user = openScreen("/promotions/press/show");
  await user.click(await screen.findByRole("button", { name: button }));
  const dialog = await screen.findByRole("dialog", { name: question });
  expect(desk.voidUniqueCodes).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole("button", { name: "Withdraw" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: button })).toBeNull());
  expect(desk.voidUniqueCodes.mock.calls[0]?.[0].input).toEqual({ promotionId: "press", expectedVersion: 1, code });
});

it.each([
  ["once its promotion is over", { state: "ENDED" }],
  ["by a role that only reads", { me: { ...MERCHANT, permissions: ["self:read", "promotions:read"] } }],
])("is not changed %s", async (_when, state) => {
  aDesk(state);
  openScreen("/promotions/press/show");
  await screen.findByRole("row", { name: /KX47P6HJ3M/ });
  await screen.findByRole("menuitem", { name: "Promotions" });
  expect(screen.queryByRole("button", { name: "Make codes" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Withdraw/ })).toBeNull();
});

it("tests a cart with one of its codes", async () => {
  aDesk();
  openScreen("/promotions/press/show");
  const test = await screen.findByRole("region", { name: "Test against a cart" });
  within(test).getByRole("textbox", { name: /^One of its codes/ });
});
