import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { aPicture, aProduct } from "../test/products";
import { OWNER, staffApi } from "../test/staff-api";
import { uploadsAre } from "../test/uploads";

type Update = { input: { pictures?: readonly object[] } };

/** The screen of a product with two pictures. */
async function openPictures(
  updated: () => object = () => ({ product: aProduct({ version: 4 }) }),
  pictures = aProduct().pictures,
) {
  const updateProduct = vi.fn<(args: Update) => object>(updated);
  staffApi({
    me: () => ({ ...OWNER, permissions: [...OWNER.permissions, "products:read", "products:change"] }),
    product: () => aProduct({ pictures }),
    productChoices: () => ({ materials: [], colors: [], rooms: [], features: [], materialFilters: [] }),
    productCategories: () => [],
    updateProduct,
  });
  const user = openScreen("/products/rollers");
  const list = await screen.findByRole("list", { name: "Pictures" });
  return { user, list, updateProduct, save: () => user.click(screen.getByRole("button", { name: "Save" })) };
}

const FILE = new File(["bytes"], "blind.jpg", { type: "image/jpeg" });
const NEW = aPicture({ id: "new", path: "/images/upload-1-800.webp", alt: "" });

const wordsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole<HTMLTextAreaElement>("textbox")
    .map(({ value }) => value);

it("an uploaded picture gets its words and is saved behind the others", async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: string }>();
  const sent = uploadsAre(() => promise);
  const { user, list, updateProduct, save } = await openPictures();
  await user.upload(screen.getByLabelText("Picture files"), FILE);
  const bar = await screen.findByRole("progressbar", { name: "blind.jpg" });
  expect(bar.getAttribute("aria-valuenow")).toBe("50");
  expect(sent).toEqual([{ url: "/admin/products/rollers/pictures", file: FILE }]);
  await user.click(screen.getByRole("textbox", { name: "What is seen on Picture 1" }));
  await user.paste(", at noon");
  resolve({ status: 201, body: JSON.stringify(NEW) });
  await user.click(await screen.findByRole("textbox", { name: "What is seen on Picture 3" }));
  await user.paste("A blind in blue");
  expect(screen.queryByRole("progressbar", { name: "blind.jpg" })).toBeNull();
  expect(wordsOf(list)[0]).toBe("A roller blind in a living room, at noon");
  await save();
  await screen.findByText("The product is saved; shoppers see it.");
  expect(updateProduct.mock.calls[0]?.[0].input).toEqual({
    ...{ id: "rollers", expectedVersion: 3 },
    pictures: [
      { id: "living", alt: "A roller blind in a living room, at noon", focusX: 50, focusY: 50, shownColor: null },
      { id: "cloth", alt: "The cloth of a roller blind", focusX: 50, focusY: 50, shownColor: null },
      { id: "new", alt: "A blind in blue", focusX: 50, focusY: 50, shownColor: null },
    ],
  });
});

it("says why a file is refused, and goes on with the next", async () => {
  uploadsAre(async (file) =>
    file === FILE ? { status: 400, body: "This picture is damaged." } : { status: 201, body: JSON.stringify(NEW) },
  );
  const { user } = await openPictures();
  const empty = new File([], "empty.jpg", { type: "image/jpeg" });
  await user.upload(screen.getByLabelText("Picture files"), [
    FILE,
    empty,
    new File(["x"], "other.jpg", { type: "image/jpeg" }),
  ]);
  await screen.findByRole("textbox", { name: "What is seen on Picture 3" });
  const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(alerts).toEqual([
    "blind.jpg: This picture is damaged.",
    "empty.jpg: This file is empty. Please choose another one.",
  ]);
});

it("takes dropped files", async () => {
  const sent = uploadsAre(async () => ({ status: 201, body: JSON.stringify(NEW) }));
  await openPictures();
  fireEvent.drop(screen.getByText(/Or drop them here/), { dataTransfer: { files: [FILE] } });
  await screen.findByRole("textbox", { name: "What is seen on Picture 3" });
  expect(sent).toHaveLength(1);
});

it("files that are dropped during an upload wait for their turn", async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: string }>();
  const sent = uploadsAre(() => promise);
  const { user } = await openPictures();
  await user.upload(screen.getByLabelText("Picture files"), FILE);
  const other = new File(["x"], "other.jpg", { type: "image/jpeg" });
  fireEvent.drop(screen.getByText(/Or drop them here/), { dataTransfer: { files: [other] } });
  resolve({ status: 201, body: JSON.stringify(NEW) });
  await waitFor(() => expect(sent.map(({ file }) => file)).toEqual([FILE, other]));
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
});

it("says that an upload stands still", async () => {
  uploadsAre(() => Promise.reject(new Error("nothing moves")));
  const { user } = await openPictures();
  await user.upload(screen.getByLabelText("Picture files"), FILE);
  expect((await screen.findByRole("alert")).textContent).toMatch(/^blind\.jpg: The upload was cut off\./);
});

it("pictures change places and are taken off by buttons", async () => {
  const { user, list, updateProduct, save } = await openPictures();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Move Picture 1 forward" }).disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: "Move Picture 2 forward" }));
  expect(wordsOf(list)).toEqual(["The cloth of a roller blind", "A roller blind in a living room"]);
  await user.click(screen.getByRole("button", { name: "Move Picture 1 back" }));
  await user.click(screen.getByRole("button", { name: "Remove Picture 1" }));
  await save();
  await waitFor(() => expect(updateProduct).toHaveBeenCalledOnce());
  expect(updateProduct.mock.calls[0]?.[0].input.pictures).toMatchObject([{ id: "cloth" }]);
});

it("the point in view is set by sliders, with the keyboard, and on the picture", async () => {
  const { user, list, updateProduct, save } = await openPictures();
  const slider = screen.getByRole("slider", { name: "Picture 1 in view, from the left" });
  slider.focus();
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  const picture = within(list).getByRole("img", { name: "A roller blind in a living room" });
  vi.spyOn(picture.parentElement ?? picture, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 100, 200, 100));
  fireEvent.pointerMove(picture, { buttons: 0, clientX: 120, clientY: 120 });
  fireEvent.pointerMove(picture, { buttons: 1, clientX: 250, clientY: 130 });
  expect(slider.getAttribute("aria-valuetext")).toBe("75 %");
  fireEvent.click(picture, { clientX: 196, clientY: 170 });
  expect(slider.getAttribute("aria-valuetext")).toBe("48 %");
  await save();
  await waitFor(() => expect(updateProduct).toHaveBeenCalledOnce());
  expect(updateProduct.mock.calls[0]?.[0].input.pictures?.[0]).toMatchObject({ focusX: 48, focusY: 70 });
});

it("shows at a picture what its words were refused for", async () => {
  const message = "What is seen must be at least 5 characters";
  const refused = { errors: [{ code: "BAD_USER_INPUT", message, field: ["pictures", "1", "alt"] }] };
  const { user, save } = await openPictures(() => refused);
  const words = screen.getByRole("textbox", { name: "What is seen on Picture 2" });
  await user.clear(words);
  await save();
  await waitFor(() => expect(words.getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText("2 other products show it too, with the same words, point and colour.")).toBeDefined();
});

it("says which colour a picture shows, unless the shop tints it", async () => {
  const { user, updateProduct, save } = await openPictures(undefined, [
    aPicture(),
    aPicture({ id: "cloth", isTintable: true }),
  ]);
  expect(screen.queryByRole("combobox", { name: "Colour shown on Picture 2" })).toBeNull();
  await user.click(screen.getByRole("combobox", { name: "Colour shown on Picture 1" }));
  await user.click(await screen.findByRole("option", { name: "Navy" }));
  await save();
  await screen.findByText("The product is saved; shoppers see it.");
  const sent = updateProduct.mock.calls[0]?.[0].input.pictures;
  expect(sent?.[0]).toMatchObject({ id: "living", shownColor: "Navy" });
});
