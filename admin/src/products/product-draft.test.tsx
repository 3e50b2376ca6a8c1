import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { aPicture, aProduct } from "../test/products";
import { OWNER, refusal, staffApi } from "../test/staff-api";

type Sent = { input: Record<string, unknown> };

const DRAFT = {
  changes: { basePricePence: 6100, leadTimeDays: 21 },
  ...{ pictures: null, overtaken: [], fromPricePence: 6100, publishOn: null, problem: null },
  ...{ savedAt: "2026-11-20T09:00:00.000Z", savedBy: "kim@shop.example" },
};

/** The page of a product, with these changes. */
function aProductPage(product: Parameters<typeof aProduct>[0]) {
  const answer = () => ({ product: aProduct({ ...product, version: 4 }) });
  const api = {
    me: () => ({ ...OWNER, permissions: [...OWNER.permissions, "products:read", "products:change"] }),
    product: () => aProduct(product),
    productChoices: () => ({ materials: [], colors: [], rooms: [], features: [], materialFilters: [] }),
    productCategories: () => [],
    saveProductDraft: vi.fn<(args: Sent) => object>(answer),
    publishProductDraft: vi.fn<(args: Sent) => object>(answer),
    discardProductDraft: vi.fn<(args: Sent) => object>(answer),
    updateProduct: vi.fn<(args: Sent) => object>(answer),
  };
  staffApi(api);
  return { api, user: openScreen("/products/rollers") };
}

async function typeDays(user: ReturnType<typeof openScreen>, days: string) {
  const field = await screen.findByLabelText(/Days to delivery/);
  await user.clear(field);
  await user.type(field, days);
}

it("saves what was typed as a draft, and publishes nothing", async () => {
  const { api, user } = aProductPage({});
  await typeDays(user, "28");
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await screen.findByText("The draft is saved; shoppers do not see it yet.");
  expect(api.saveProductDraft.mock.lastCall?.[0].input).toEqual({
    ...{ id: "rollers", expectedVersion: 3, expectedDraftVersion: 0, publishOn: null, leadTimeDays: 28 },
  });
  expect(api.updateProduct).not.toHaveBeenCalled();
});

it("shows what a draft changes, and saves more on top of it", async () => {
  const { api, user } = aProductPage({ draft: DRAFT, draftVersion: 5 });
  const table = await screen.findByRole("table", { name: "What the draft changes" });
  within(table).getByRole("row", { name: "Price £50.00 £61.00" });
  screen.getByText("Shown as from £61.00 without tax; now from £50.00.");
  await typeDays(user, "28");
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await screen.findByText("The draft is saved; shoppers do not see it yet.");
  expect(api.saveProductDraft.mock.lastCall?.[0].input).toMatchObject({
    ...{ expectedDraftVersion: 5, basePricePence: 6100, leadTimeDays: 28 },
  });
});

it("publishes a draft, and says what was changed since it was saved", async () => {
  const { api, user } = aProductPage({ draft: { ...DRAFT, overtaken: ["basePricePence"] }, draftVersion: 5 });
  await screen.findByText(/Changed since the draft was saved: Price\./);
  api.publishProductDraft.mockImplementationOnce(() => {
    throw refusal("CONFLICT", "Since the draft was saved, somebody has changed: base price.");
  });
  await user.click(screen.getByRole("button", { name: "Publish the draft now" }));
  await screen.findByText(/somebody has changed: base price/);
  await user.click(screen.getByRole("button", { name: "Publish the draft now" }));
  await screen.findByText("The draft is published; shoppers see it.");
  expect(api.publishProductDraft.mock.lastCall?.[0].input).toEqual({
    ...{ id: "rollers", expectedVersion: 3, expectedDraftVersion: 5 },
  });
});

it("plans the day on which a draft is published, and throws it away", async () => {
  const { api, user } = aProductPage({ draft: DRAFT, draftVersion: 5 });
  await user.type(await screen.findByLabelText("Is published on"), "2027-03-01");
  await user.click(screen.getByRole("button", { name: "Plan the day" }));
  await screen.findByText("The day is planned.");
  expect(api.saveProductDraft.mock.lastCall?.[0].input).toMatchObject({
    ...{ publishOn: "2027-03-01", basePricePence: 6100, leadTimeDays: 21 },
  });
  await user.click(screen.getByRole("button", { name: "Throw the draft away" }));
  await screen.findByText("The draft is thrown away.");
  expect(api.discardProductDraft).toHaveBeenCalledOnce();
});

const REFUSED = {
  ...DRAFT,
  ...{ publishOn: "2026-11-21", problem: "Since the draft was saved, somebody has changed: base price." },
};

it("says why a draft was not published on its day, and promises that day no more", async () => {
  aProductPage({ draft: REFUSED, draftVersion: 6 });
  expect((await screen.findByText(/It was not published on its day\./)).textContent).toContain(REFUSED.problem);
  screen.getByText(/Shoppers do not see it before it is published\./);
  expect(screen.getByLabelText<HTMLInputElement>("Is published on").value).toBe("");
});

it("saves a draft that was refused on its day again, without the day that is over", async () => {
  const { api, user } = aProductPage({ draft: REFUSED, draftVersion: 6 });
  await typeDays(user, "28");
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await screen.findByText("The draft is saved; shoppers do not see it yet.");
  expect(api.saveProductDraft.mock.lastCall?.[0].input).toMatchObject({
    ...{ expectedDraftVersion: 6, publishOn: null, basePricePence: 6100, leadTimeDays: 28 },
  });
});

it("keeps the day of a draft that is saved again before it", async () => {
  const { api, user } = aProductPage({ draft: { ...DRAFT, publishOn: "2027-03-01" }, draftVersion: 5 });
  await typeDays(user, "28");
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await screen.findByText("The draft is saved; shoppers do not see it yet.");
  expect(api.saveProductDraft.mock.lastCall?.[0].input).toMatchObject({ publishOn: "2027-03-01" });
});

it("leads to the page as it would be with the draft", async () => {
  aProductPage({ draft: DRAFT, draftVersion: 5 });
  const link = await screen.findByRole("link", { name: "See the page with the draft" });
  expect(link.getAttribute("href")).toBe("/admin/product-previews/rollers");
});

it("leads to the page of a product that is not on sale yet", async () => {
  aProductPage({ saleState: "HIDDEN" });
  const link = await screen.findByRole("link", { name: "See its page" });
  expect(link.getAttribute("href")).toBe("/admin/product-previews/rollers");
});

const TO_COME = aPicture({
  ...{ id: "to-come", path: "/admin/pictures/upload-1-800.webp", alt: "A blind to come", isPublished: false },
});
const WITH_PICTURES = { ...DRAFT, changes: {}, pictures: [TO_COME, aPicture()] };

const inputOf = ({ id, alt, focusX, focusY, shownColor }: typeof TO_COME) => ({ id, alt, focusX, focusY, shownColor });
const picturesIn = (sent: Sent | undefined) => sent?.input["pictures"];
const wordsOfPicture = (place: number) => screen.findByRole("textbox", { name: `What is seen on Picture ${place}` });

it("saves pictures as a part of the draft", async () => {
  const { api, user } = aProductPage({});
  await user.click(await screen.findByRole("button", { name: "Remove Picture 2" }));
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await screen.findByText("The draft is saved; shoppers do not see it yet.");
  expect(picturesIn(api.saveProductDraft.mock.lastCall?.[0])).toEqual([inputOf(aPicture())]);
  expect(api.updateProduct).not.toHaveBeenCalled();
});

it("shows the pictures of a draft beside the published ones, and changes those of the draft", async () => {
  const { api, user } = aProductPage({ draft: WITH_PICTURES, draftVersion: 5 });
  const table = await screen.findByRole("table", { name: "What the draft changes" });
  const [published, drafted] = within(within(table).getByRole("row", { name: /^Pictures/ })).getAllByRole("cell");
  const alts = (cell: HTMLElement | undefined) =>
    cell &&
    within(cell)
      .getAllByRole<HTMLImageElement>("img")
      .map(({ alt }) => alt);
  expect([published, drafted].map(alts)).toEqual([
    ["A roller blind in a living room", "The cloth of a roller blind"],
    ["A blind to come", "A roller blind in a living room"],
  ]);
  screen.getByText("Only staff see it so far.");
  const words = await wordsOfPicture(1);
  await user.type(words, ", at noon");
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await screen.findByText("The draft is saved; shoppers do not see it yet.");
  expect(picturesIn(api.saveProductDraft.mock.lastCall?.[0])).toEqual([
    { ...inputOf(TO_COME), alt: "A blind to come, at noon" },
    inputOf(aPicture()),
  ]);
});

it("keeps the pictures of a draft where other fields are saved for shoppers, or a day is planned", async () => {
  const { api, user } = aProductPage({ draft: WITH_PICTURES, draftVersion: 5 });
  await typeDays(user, "28");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("The product is saved; shoppers see it.");
  expect(api.updateProduct.mock.lastCall?.[0].input).toEqual({ id: "rollers", expectedVersion: 3, leadTimeDays: 28 });
  await user.type(await screen.findByLabelText("Is published on"), "2027-03-01");
  await user.click(screen.getByRole("button", { name: "Plan the day" }));
  await screen.findByText("The day is planned.");
  expect(picturesIn(api.saveProductDraft.mock.lastCall?.[0])).toEqual([inputOf(TO_COME), inputOf(aPicture())]);
});

it("does not show shoppers what was changed of a draft’s pictures, and says so", async () => {
  const { api, user } = aProductPage({ draft: WITH_PICTURES, draftVersion: 5 });
  await user.click(await screen.findByRole("button", { name: "Remove Picture 2" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(
    "The draft has pictures of its own, so pictures change by the draft alone. Save as a draft, or throw the draft away.",
  );
  expect(api.updateProduct).not.toHaveBeenCalled();
});

it("takes the published pictures into a draft again", async () => {
  const { api, user } = aProductPage({ draft: { ...WITH_PICTURES, changes: DRAFT.changes }, draftVersion: 5 });
  await user.click(await screen.findByRole("button", { name: "Take the published ones" }));
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await screen.findByText("The draft is saved; shoppers do not see it yet.");
  const { input } = api.saveProductDraft.mock.lastCall?.[0] ?? {};
  expect(input).toMatchObject({ basePricePence: 6100, leadTimeDays: 21 });
  expect(input).not.toHaveProperty("pictures");
});
