import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { aPicture } from "../test/products";
import { OWNER, refusal, staffApi, type Root } from "../test/staff-api";
import { uploadsAre } from "../test/uploads";

const BUYER = { ...OWNER, role: "CATALOGUE", permissions: ["self:read", "categories:read", "categories:change"] };
const CONFLICT = { code: "CONFLICT", message: "Somebody has changed this in the meantime. Please look again." };

const TEXTS = {
  name: "Blinds",
  tagline: "Roller, wooden, roman",
  description: "Every blind is cut to your width and drop, and drawn to scale before you buy.",
  seoTitle: null as string | null,
  seoDescription: null as string | null,
};
const LIVING = aPicture();
const STUDY = aPicture({ id: "study", path: "/images/study-800.webp", alt: "A venetian blind in a study" });

type Texts = typeof TEXTS;
type Update = (args: { input: Partial<Texts> & { expectedVersion: number; picture?: object | null } }) => object;
type Revert = (args: { input: { id: string; version: number; expectedVersion: number } }) => object;
type Arrange = (args: { input: { ids: string[]; expectedIds: string[] } }) => object;
type Move = (args: { input: { id: string; place: number; expectedOrderVersion: number } }) => object;

/** A staff API with two categories and three blinds, which the test may change. */
function aDesk(me: object = BUYER, changes: Root = {}) {
  let order = ["blinds", "sale"];
  const state = { version: 0, texts: TEXTS, picture: LIVING, products: ["Roller", "Roman", "Pleated"] };
  const versions: { version: number; texts: Texts; takenFrom: number | null }[] = [];
  const category = () => ({
    ...{ __typename: "Category", id: "blinds", slug: "blinds", isSale: false, productCount: 3, audit: [] },
    ...{ version: state.version, ...state.texts, picture: state.picture, offeredPictures: [LIVING, STUDY] },
    seo: { title: "Blinds: made to measure from £45", description: "Every blind is cut to your width." },
    versions: versions
      .map((each) => ({ ...each, picture: LIVING, savedAt: "2026-11-26T10:00:00.000Z", savedBy: "kim@shop.example" }))
      .toReversed(),
  });
  const sale = () => ({ ...category(), id: "sale", slug: "sale", name: "Sale", isSale: true, productCount: 0 });
  const save = (texts: Texts, takenFrom: number | null = null) => {
    if (versions.length === 0) versions.push({ version: 0, texts: state.texts, takenFrom: null });
    state.version += 1;
    state.texts = texts;
    versions.push({ version: state.version, texts, takenFrom });
    return { category: category() };
  };
  const desk = {
    me: () => me,
    categories: () => order.map((id) => (id === "sale" ? sale() : category())),
    category: ({ id }: { id: string }) => (id === "sale" ? sale() : category()),
    categoryProducts: () => ({
      ...{ orderVersion: 4, totalCount: state.products.length },
      products: state.products.map((name, index) => ({
        ...{ id: name.toLowerCase(), slug: name.toLowerCase(), name, place: index + 1 },
        saleState: name === "Pleated" ? "HIDDEN" : "ON_SALE",
      })),
    }),
    updateCategory: vi.fn<Update>(({ input: { name, tagline, description, seoTitle, seoDescription } }) =>
      save({ ...state.texts, ...({ name, tagline, description, seoTitle, seoDescription } as Texts) }),
    ),
    revertCategory: vi.fn<Revert>(({ input }) =>
      save(versions.find(({ version }) => version === input.version)?.texts ?? TEXTS, input.version),
    ),
    arrangeCategories: vi.fn<Arrange>(({ input }) => {
      order = input.ids;
      return { categories: [] };
    }),
    moveProduct: vi.fn<Move>(({ input }) => {
      const moving = state.products.filter((name) => name.toLowerCase() === input.id);
      const others = state.products.filter((name) => name.toLowerCase() !== input.id);
      state.products = others.toSpliced(input.place - 1, 0, ...moving);
      return { category: category() };
    }),
  };
  staffApi({ ...desk, ...changes });
  return { ...desk, save };
}

const inputOf = <Input,>(change: { mock: { calls: [{ input: Input }][] } }) => change.mock.calls.at(-1)?.[0].input;
const replace = async (user: ReturnType<typeof openScreen>, label: RegExp | string, text: string) => {
  const field = await screen.findByRole("textbox", { name: label });
  await user.clear(field);
  await user.type(field, text);
};
const namesIn = (rows: HTMLElement[]) => rows.map((row) => within(row).getAllByRole("cell")[0]?.textContent);

describe("the list of categories", () => {
  it("moves one up or down in the menu, and not beyond its ends", async () => {
    const desk = aDesk();
    const user = openScreen("/categories");
    await user.click(await screen.findByRole("button", { name: "Move Sale up" }));
    await waitFor(() =>
      expect(inputOf(desk.arrangeCategories)).toEqual({ ids: ["sale", "blinds"], expectedIds: ["blinds", "sale"] }),
    );
    await waitFor(() => expect(namesIn(screen.getAllByRole("row").slice(1))).toEqual(["Sale", "Blinds"]));
    // A press that is sent too much comes before the one behind it.
    await user.click(screen.getByRole("button", { name: "Move Sale up" }));
    await user.click(screen.getByRole("button", { name: "Move Blinds down" }));
    await user.click(screen.getByRole("button", { name: "Move Sale down" }));
    await waitFor(() => expect(namesIn(screen.getAllByRole("row").slice(1))).toEqual(["Blinds", "Sale"]));
    expect(desk.arrangeCategories.mock.calls.map(([{ input }]) => input.ids)).toEqual([
      ["sale", "blinds"],
      ["blinds", "sale"],
    ]);
  });

  it("says so where somebody was faster", async () => {
    const desk = aDesk();
    desk.arrangeCategories.mockReturnValue({ errors: [CONFLICT] });
    const user = openScreen("/categories");
    await user.click(await screen.findByRole("button", { name: "Move Sale up" }));
    expect((await screen.findByRole("alert")).textContent).toContain("This page shows it as it is now.");
  });

  it("moves nothing for a member who may only read", async () => {
    aDesk({ ...BUYER, permissions: ["self:read", "categories:read"] });
    openScreen("/categories");
    await screen.findByRole("row", { name: /Blinds/ });
    expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
  });
});

describe("the page of a category", () => {
  it("saves what was typed, and has the shop work out what is empty", async () => {
    const desk = aDesk();
    const user = openScreen("/categories/blinds/show");
    await replace(user, /^Name/, "Window Blinds");
    await replace(user, /^Title for search engines/, "Blinds cut to your window");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("The category is saved; shoppers see it.");
    expect(inputOf(desk.updateCategory)).toEqual({
      ...{ id: "blinds", expectedVersion: 0, ...TEXTS, name: "Window Blinds" },
      seoTitle: "Blinds cut to your window",
    });
    await screen.findByRole("listitem", { name: "Version 1" });
  });

  it("shows each refusal beside its field, and what was typed stays", async () => {
    const desk = aDesk();
    const message = "Name must be at most 20 characters";
    desk.updateCategory.mockReturnValue({ errors: [{ code: "BAD_USER_INPUT", message, field: ["name"] }] });
    const user = openScreen("/categories/blinds/show");
    await replace(user, /^Name/, "A name that is far too long");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByRole("alert");
    expect(screen.getByRole("textbox", { name: /^Name/ })).toHaveProperty("value", "A name that is far too long");
    expect(screen.getAllByText(message)).toHaveLength(2);
  });

  it("says what somebody else has changed before it is replaced", async () => {
    const desk = aDesk();
    const user = openScreen("/categories/blinds/show");
    await replace(user, /^Tagline/, "Roller, wooden, pleated");
    desk.save({ ...TEXTS, tagline: "Of cloth and wood" });
    desk.updateCategory.mockReturnValueOnce({ errors: [CONFLICT] });
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain("what you are changing too: Tagline");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(inputOf(desk.updateCategory)).toMatchObject({ expectedVersion: 1 }));
  });

  it("chooses another picture, with words for it", async () => {
    const desk = aDesk();
    const user = openScreen("/categories/blinds/show");
    await user.click(await screen.findByRole("button", { name: STUDY.alt }));
    await replace(user, "What is seen on the picture", "A venetian blind over a desk");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(inputOf(desk.updateCategory)?.picture).toMatchObject({ id: "study", alt: "A venetian blind over a desk" }),
    );
  });

  it("sends the picture with its words where they were typed", async () => {
    const desk = aDesk();
    const user = openScreen("/categories/blinds/show");
    await replace(user, "What is seen on the picture", "A living room with a blind");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("The category is saved; shoppers see it.");
    expect(inputOf(desk.updateCategory)).toEqual({
      ...{ id: "blinds", expectedVersion: 0, ...TEXTS },
      picture: { id: "living", alt: "A living room with a blind", focusX: 50, focusY: 50 },
    });
  });

  it("uploads a picture for it", async () => {
    aDesk();
    const sent = uploadsAre(async () => ({
      status: 201,
      body: JSON.stringify(aPicture({ id: "new", alt: "", path: "/images/new-800.webp" })),
    }));
    const user = openScreen("/categories/blinds/show");
    await user.upload(
      await screen.findByLabelText("Picture files"),
      new File(["x"], "new.jpg", { type: "image/jpeg" }),
    );
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: "What is seen on the picture" })).toHaveProperty("value", ""),
    );
    expect(sent.map(({ url }) => url)).toEqual(["/admin/categories/blinds/pictures"]);
  });

  it("goes back to what it was before it was changed here", async () => {
    const desk = aDesk();
    desk.save({ ...TEXTS, name: "Window Blinds" });
    const user = openScreen("/categories/blinds/show");
    const installed = await screen.findByRole("listitem", { name: "As installed" });
    await user.click(within(installed).getByRole("button", { name: "Take back to this version" }));
    await user.click(await screen.findByRole("button", { name: "Take back" }));
    await waitFor(() => expect(inputOf(desk.revertCategory)).toEqual({ id: "blinds", version: 0, expectedVersion: 1 }));
    await screen.findByRole("listitem", { name: "Version 2" });
  });
});

describe("the order of its products", () => {
  const placed = () =>
    within(screen.getByRole("group", { name: "Products in their order" }))
      .getAllByRole("link")
      .map(({ textContent }) => textContent);

  it("is changed by one place, or to a place that is typed", async () => {
    const desk = aDesk();
    const user = openScreen("/categories/blinds/show");
    await user.click(await screen.findByRole("button", { name: "Move Roman up" }));
    await waitFor(() => expect(placed()).toEqual(["Roman", "Roller", "Pleated"]));
    expect(inputOf(desk.moveProduct)).toEqual({ id: "roman", place: 1, expectedOrderVersion: 4 });
    await user.type(screen.getByRole("textbox", { name: "Place for Roman" }), "3{Enter}");
    await waitFor(() => expect(placed()).toEqual(["Roller", "Pleated", "Roman"]));
    screen.getByText("(new)", { exact: false });
  });

  it("refuses a place that there is not before it is sent", async () => {
    const desk = aDesk();
    const user = openScreen("/categories/blinds/show");
    await user.type(await screen.findByRole("textbox", { name: "Place for Roman" }), "4{Enter}");
    screen.getByText("1 to 3");
    expect(desk.moveProduct).not.toHaveBeenCalled();
  });

  it("shows why it can’t be read", async () => {
    const busy = () => {
      throw refusal("SERVICE_UNAVAILABLE", "The shop is busy. Please try again.");
    };
    aDesk(BUYER, { categoryProducts: busy });
    openScreen("/categories/blinds/show");
    await screen.findByText("The shop is busy. Please try again.");
  });

  it("is none of the sale, which lists what is reduced elsewhere", async () => {
    aDesk();
    openScreen("/categories/sale/show");
    await screen.findByRole("button", { name: "Save" });
    expect(screen.queryByRole("region", { name: "Order of its products" })).toBeNull();
  });
});
