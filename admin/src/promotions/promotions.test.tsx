import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { OWNER, refusal, staffApi } from "../test/staff-api";

const MERCHANT = { ...OWNER, role: "CATALOGUE", permissions: ["self:read", "promotions:read", "promotions:change"] };
const CONFLICT = { code: "CONFLICT", message: "This promotion has ended already." };

const AUTUMN = {
  ...{ __typename: "Promotion", id: "autumn", version: 1, name: "Autumn offer", code: "AUTUMN26", percent: 15 },
  ...{ minimumWindows: 3, startsAt: "2026-09-01T08:00:00.000Z", endsAt: null, state: "RUNNING" },
  ...{ orderCount: 12, discountPence: 123_456, orderedPence: 1_234_567 },
  ...{ hasUniqueCodes: false, uniqueCodeCount: 0, openCodeCount: 0 },
};
const LATER = { ...AUTUMN, id: "later", name: "Spring offer", code: null, state: "UPCOMING", orderCount: 0 };
const ROLLERS = { id: "rollers", name: "Roller Blinds", materials: ["PVC", "Linen"], colors: ["White", "Grey"] };
const RESULT = {
  ...{ windows: 2, applied: "Autumn offer", notice: null, subtotalPence: 20_000, discountPence: 3000 },
  ...{ totalPence: 17_000, fullTotalPence: 20_000 },
};

type Test = (args: { code: string; lines: object[] }) => object;
type Change = (args: { input: object }) => object;

/** A staff API with two promotions. */
function aDesk(me: object = MERCHANT) {
  let promotions = [LATER, AUTUMN] as object[];
  const end = () => {
    promotions = [LATER, { ...AUTUMN, state: "ENDED", endsAt: "2026-11-24T09:00:00.000Z", version: 2 }];
  };
  const desk = {
    me: () => me,
    promotions: () => promotions,
    promotion: vi.fn<(args: { id: string }) => object | null>(
      ({ id }) => promotions.find((each) => Object(each).id === id) ?? null,
    ),
    createPromotion: vi.fn<Change>(() => ({ promotion: AUTUMN })),
    endPromotion: vi.fn<Change>(({ input }) => {
      if (Object(input).id === "later") promotions = [AUTUMN];
      else end();
      return { promotion: null };
    }),
    testPromotion: vi.fn<Test>(() => RESULT),
    promotionTestProducts: vi.fn<(args: { search: string }) => object>(() => [ROLLERS]),
  };
  staffApi(desk);
  return { ...desk, end };
}

type User = ReturnType<typeof openScreen>;

async function chooseProduct(user: User, line = 0) {
  const [field] = (await screen.findAllByRole("combobox", { name: /^Product/ })).slice(line);
  await user.type(field ?? document.body, "roll");
  await user.click(await screen.findByRole("option", { name: "Roller Blinds" }));
}

it("lists all promotions with what each has brought", async () => {
  aDesk();
  openScreen("/promotions");
  const row = await screen.findByRole("row", { name: /Autumn offer/ });
  for (const text of ["Running", "AUTUMN26", "15%", "from 1 Sept 2026, 09:00", "12", "£1,234.56", "£12,345.67"])
    within(row).getByRole("cell", { name: text });
  within(screen.getByRole("row", { name: /Spring offer/ })).getByRole("cell", { name: "none: it counts by itself" });
});

it("filters by state and words", async () => {
  aDesk();
  const user = openScreen("/promotions");
  await user.type(await screen.findByRole("textbox", { name: "Words" }), "autumn2");
  await waitFor(() => expect(screen.queryByRole("row", { name: /Spring offer/ })).toBeNull());
  screen.getByRole("row", { name: /Autumn offer/ });
  await user.click(await screen.findByRole("combobox", { name: "State" }));
  await user.click(await screen.findByRole("option", { name: "Ended" }));
  await waitFor(() => expect(screen.queryByRole("row", { name: /Autumn offer/ })).toBeNull());
});

it("creates one, with times of London", async () => {
  const desk = aDesk();
  const user = openScreen("/promotions/create");
  await user.type(await screen.findByLabelText(/^Name/), "Autumn offer");
  await user.type(screen.getByLabelText("Code"), " autumn26 ");
  await user.type(screen.getByLabelText(/^Percent off/), "15");
  fireEvent.change(screen.getByLabelText("Starts"), { target: { value: "2027-07-01T09:00" } });
  fireEvent.change(screen.getByLabelText("Ends"), { target: { value: "2027-12-01T18:30" } });
  await user.click(screen.getByRole("button", { name: "Create" }));
  await screen.findByRole("region", { name: "What it has brought" });
  expect(window.location.pathname).toBe("/admin/promotions/autumn/show");
  expect(desk.createPromotion.mock.calls[0]?.[0].input).toEqual({
    ...{ name: "Autumn offer", code: "AUTUMN26", hasUniqueCodes: false, percent: 15, minimumWindows: 1 },
    ...{ startsAt: "2027-07-01T08:00:00.000Z", endsAt: "2027-12-01T18:30:00.000Z" },
  });
});

it("says at each field what is wrong, without asking the shop", async () => {
  const desk = aDesk();
  const user = openScreen("/promotions/create");
  await user.type(await screen.findByLabelText(/^Name/), "x");
  await user.type(screen.getByLabelText("Code"), "AB");
  fireEvent.change(screen.getByLabelText("Starts"), { target: { value: "2027-07-01T09:00" } });
  fireEvent.change(screen.getByLabelText("Ends"), { target: { value: "2027-07-01T09:00" } });
  await user.click(screen.getByRole("button", { name: "Create" }));
  await screen.findByRole("alert");
  const said = (label: string | RegExp) =>
    document.getElementById(screen.getByLabelText(label).getAttribute("aria-describedby") ?? "")?.textContent;
  expect(said(/^Name/)).toBe("Name must be at least 2 characters");
  expect(said("Code")).toBe("A code has 3 to 20 letters and digits");
  expect(said(/^Percent off/)).toBe("Percent must be a whole number from 1 to 100");
  expect(desk.createPromotion).not.toHaveBeenCalled();
});

it("says at its field what the shop refuses", async () => {
  const desk = aDesk();
  const sentence = "Another promotion has this name";
  desk.createPromotion.mockReturnValue({
    errors: [{ code: "BAD_USER_INPUT", message: sentence, field: ["name"] }],
  });
  const user = openScreen("/promotions/create");
  await user.type(await screen.findByLabelText(/^Name/), "Autumn offer");
  await user.type(screen.getByLabelText(/^Percent off/), "15");
  await user.click(screen.getByRole("button", { name: "Create" }));
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  expect(screen.getByLabelText(/^Name/).getAttribute("aria-invalid")).toBe("true");
});

it("ends one after a question, from the version that was read", async () => {
  const desk = aDesk();
  const user = openScreen("/promotions");
  await user.click(await screen.findByRole("link", { name: "Autumn offer" }));
  await user.click(await screen.findByRole("button", { name: "End now" }));
  const question = await screen.findByRole("dialog", { name: "End Autumn offer now?" });
  expect(desk.endPromotion).not.toHaveBeenCalled();
  await user.click(within(question).getByRole("button", { name: "End now" }));
  await screen.findByText("Ended");
  expect(desk.endPromotion.mock.calls[0]?.[0].input).toEqual({ id: "autumn", expectedVersion: 1 });
  expect(screen.queryByRole("button", { name: "End now" })).toBeNull();
});

it("removes one that has not begun, and goes back to the list", async () => {
  const desk = aDesk();
  const user = openScreen("/promotions/later/show");
  await user.click(await screen.findByRole("button", { name: "Remove before it begins" }));
  const question = await screen.findByRole("dialog", { name: "Remove Spring offer?" });
  await user.click(within(question).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(window.location.pathname).toBe("/admin/promotions"));
  await screen.findByText("The promotion is removed.");
  await waitFor(() => expect(screen.queryByRole("row", { name: /Spring offer/ })).toBeNull());
  // Else a second notice would say that there is no such promotion.
  expect(desk.promotion).not.toHaveReturnedWith(null);
});

it("tells that somebody else has ended it, and shows it as it is now", async () => {
  const desk = aDesk();
  const user = openScreen("/promotions/autumn/show");
  await user.click(await screen.findByRole("button", { name: "End now" }));
  desk.end();
  desk.endPromotion.mockReturnValue({ errors: [CONFLICT] });
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "End now" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "This promotion has ended already. This page shows it as it is now.",
  );
  await screen.findByText("Ended");
});

it("tests a cart of several lines, and shows the totals before and after", async () => {
  const desk = aDesk();
  const user = openScreen("/promotions/autumn/show");
  await chooseProduct(user);
  expect(desk.promotionTestProducts.mock.calls.at(-1)?.[0]).toEqual({ search: "roll" });
  await user.click(screen.getByRole("combobox", { name: /^Colour/ }));
  await user.click(await screen.findByRole("option", { name: "Grey" }));
  await user.click(screen.getByRole("button", { name: "Add another line" }));
  await chooseProduct(user, 1);
  await user.click(screen.getByRole("button", { name: "Work it out" }));
  const result = screen.getByRole("status", { name: "Result" });
  await within(result).findByText("£170.00");
  within(result).getByText("£30.00");
  const line = { productId: "rollers", material: "PVC", width: 47.2441, height: 55.1181, quantity: 1 };
  expect(desk.testPromotion.mock.calls[0]?.[0]).toEqual({
    code: "AUTUMN26",
    lines: [
      { ...line, color: "Grey", customizations: [] },
      { ...line, color: "White", customizations: [] },
    ],
  });
});

it("says what is missing in the cart, and what the shop refuses, at the fields", async () => {
  const desk = aDesk();
  const user = openScreen("/promotions/autumn/show");
  await user.click(await screen.findByRole("button", { name: "Work it out" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Please choose a product.");
  expect(desk.testPromotion).not.toHaveBeenCalled();
  await chooseProduct(user);
  const sentence = "Width must be between 12 and 96 inches.";
  desk.testPromotion.mockImplementation(() => {
    throw refusal("BAD_USER_INPUT", sentence, { fields: { "lines.0.width": sentence } });
  });
  await user.click(screen.getByRole("button", { name: "Work it out" }));
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  expect(screen.getByLabelText(/^Width/).getAttribute("aria-invalid")).toBe("true");
});

it("hides from a role what it may not do", async () => {
  aDesk({ ...MERCHANT, permissions: ["self:read", "promotions:read"] });
  const user = openScreen("/promotions");
  await user.click(await screen.findByRole("link", { name: "Autumn offer" }));
  await screen.findByRole("region", { name: "What it has brought" });
  await screen.findByRole("menuitem", { name: "Promotions" });
  expect(screen.queryByRole("button", { name: "End now" })).toBeNull();
  expect(screen.queryByRole("link", { name: "New promotion" })).toBeNull();
});
