import { ApolloLink, Observable } from "@apollo/client";
import { screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { Route, Routes, useLocation } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addWindow, roomNamed, typeWindow } from "../../features/windows/change-windows";
import { windowsSync } from "../../features/windows/sync-windows";
import { windowsStore } from "../../features/windows/windows-store";
import { paths } from "../../lib/paths";
import { ShopUnreachable } from "../../lib/shop-failure";
import { aProduct } from "../../test/catalogue-shop";
import { press } from "../../test/press";
import { projectDesk } from "../../test/project-desk";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { WindowFitsPage } from "./WindowFitsPage";

type Asked = { filter: { fits: { outcome: string; window: object } }; first: number; after?: string | null };
type Fit = { ways?: object[]; missing?: object[]; reason?: string };

beforeEach(() => {
  windowsStore.forget();
  windowsSync.forget();
});

const product = (name: string, fit: Fit) => ({
  ...aProduct({ id: name, name, slug: name.toLowerCase().replaceAll(" ", "-") }),
  materials: [{ name: "PVC", label: "PVC" }],
  windowFit: { ways: [], missing: [], reason: null, ...fit },
});
const INSIDE = {
  label: "Inside the recess",
  sizes: [{ width: 47.1654, height: 55.1181 }],
  material: "PVC",
  customizations: [{ name: "fit", value: "recess" }],
  pricePence: 12_345,
};
const BY_OUTCOME: Readonly<Record<string, ReturnType<typeof product>[]>> = {
  FITS: [
    product("Roller Blinds", {
      ways: [INSIDE],
      missing: [{ figure: "DEPTH", sentence: "Measure the depth of the recess." }],
    }),
    product("Bay Blinds", {
      ways: [{ ...INSIDE, sizes: [...INSIDE.sizes, { width: 23.622, height: 55.1181 }] }],
    }),
  ],
  FIGURE_MISSING: [
    product("Perfect Fit Blinds", {
      missing: [{ figure: "SEAL", sentence: "Measure how far the seal covers the glass." }],
    }),
    product("Curtains", { missing: [{ figure: "OWN_SIZE", sentence: "Fix the pole or track first." }] }),
  ],
  DOES_NOT_FIT: [product("Skylight Blinds", { reason: "It runs in the frame of a roof window." })],
};

/** A shop that says this of the products, and notes what it was asked. */
function aShop(products = BY_OUTCOME) {
  const asked: Asked[] = [];
  const root = {
    ...projectDesk().root,
    products: (args: Asked) => {
      asked.push(args);
      const all = products[args.filter.fits.outcome] ?? [];
      const from = args.after ? Number(args.after) : 0;
      const nodes = all.slice(from, from + args.first);
      const end = from + nodes.length;
      return {
        totalCount: all.length,
        edges: nodes.map((node, place) => ({ cursor: String(from + place + 1), node })),
        pageInfo: { endCursor: String(end), hasNextPage: end < all.length },
      };
    },
  };
  return { asked, root };
}

/** Where a link has led to, with what it carries beside its URL. */
function Arrived() {
  const { pathname, search, hash, state } = useLocation();
  return <output>{pathname + search + hash + JSON.stringify(state)}</output>;
}

async function openPage(root: object, key: string, link = schemaLink(root)) {
  await renderInShop(
    <Routes>
      <Route path={paths.windowFits.pattern} element={<WindowFitsPage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>,
    link,
    paths.windowFits.href(key),
  );
}

function aKitchenWindow(): string {
  const key = addWindow("left", "CASEMENT", roomNamed("Kitchen"));
  typeWindow(key, { widthTop: 47.4016, widthMiddle: 47.1654, dropLeft: 55.1181, obstructions: "a tap" });
  return key;
}
const group = async (name: string) => within(await screen.findByRole("region", { name }));
const link = (name: string) => screen.findByRole("link", { name });

describe("what fits a window", () => {
  it("is asked by its figures alone, and named by room and window", async () => {
    const { asked, root } = aShop();
    await openPage(root, aKitchenWindow());
    expect(await screen.findByRole("heading", { level: 1, name: "What fits Kitchen, left" })).toBeTruthy();
    expect(screen.getByText(/In the way: a tap/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Your project" }).getAttribute("href")).toBe("/windows/project");
    await link("Configure Roller Blinds, Inside the recess");
    const window = { kind: "CASEMENT", widths: [47.4016, 47.1654], drops: [55.1181] };
    expect(asked.map(({ filter }) => filter.fits)).toMatchObject(
      ["FITS", "FIGURE_MISSING", "DOES_NOT_FIT"].map((outcome) => ({ outcome, window })),
    );
  });

  it("has a price for the size that would be ordered, and opens the product filled in", async () => {
    const key = aKitchenWindow();
    await openPage(aShop().root, key);
    const fits = await group("Fits");
    const roller = await fits.findByRole("link", { name: "Configure Roller Blinds, Inside the recess" });
    expect(roller.closest("li")?.querySelector("p")?.textContent).toBe("Inside the recess: 1198 × 1400 mm, £123.45");
    await press(roller);
    expect(screen.getByRole("status").textContent).toBe(
      `/products/roller-blinds?color=Oak&material=PVC&width=47.1654&height=55.1181&options=fit_recess{"roomName":"Kitchen","windowName":"left","windowKey":"${key}"}`,
    );
  });

  it("has a link for each part of a bay", async () => {
    await openPage(aShop().root, aKitchenWindow());
    expect((await screen.findByText("600 × 1400 mm")).closest("p")?.textContent).toContain(
      "1198 × 1400 mm + 600 × 1400 mm, £123.45",
    );
    await press(await link("Configure part 2 Bay Blinds, Inside the recess"));
    expect(screen.getByRole("status").textContent).toContain(
      "/products/bay-blinds?color=Oak&material=PVC&width=23.622&",
    );
    expect(screen.getByRole("status").textContent).toContain('"windowName":"left, part 2"}');
  });

  it("says which figure is missing and leads to its field", async () => {
    const key = aKitchenWindow();
    await openPage(aShop().root, key);
    const missing = await group("A figure is missing");
    expect(await missing.findByText("Measure how far the seal covers the glass.")).toBeTruthy();
    expect(missing.getByRole("link", { name: "Choose the size of Curtains" }).getAttribute("href")).toBe(
      "/products/curtains",
    );
    await press(missing.getByRole("link", { name: "Go to the field for Perfect Fit Blinds" }));
    expect(screen.getByRole("status").textContent).toBe(`/windows?window=${key}#glass-sealnull`);
  });

  it("says once which figure would allow other ways too", async () => {
    const key = aKitchenWindow();
    const missing = [{ figure: "DEPTH", sentence: "Measure the depth of the recess." }];
    const more = product("Roman Blinds", { ways: [INSIDE], missing });
    const { root } = aShop({ ...BY_OUTCOME, FITS: [...(BY_OUTCOME["FITS"] ?? []), more] });
    await openPage(root, key);
    const fits = await group("Fits");
    expect(await fits.findByText(/^With more figures, some of these/)).toBeTruthy();
    expect(fits.getAllByText("Measure the depth of the recess.")).toHaveLength(1);
    expect(fits.getByRole("link", { name: /^Go to the field/ }).getAttribute("href")).toBe(
      `/windows?window=${key}#depth`,
    );
  });

  it("says why a product does not fit", async () => {
    await openPage(aShop().root, aKitchenWindow());
    expect(await (await group("Does not fit")).findByText("It runs in the frame of a roof window.")).toBeTruthy();
  });

  it("shows more of a long group, and leaves the focus on the first of them", async () => {
    const many = Array.from({ length: 30 }, (_, place) => product(`Blinds ${place}`, { reason: "Too wide." }));
    await openPage(aShop({ ...BY_OUTCOME, DOES_NOT_FIT: many }).root, aKitchenWindow());
    const group24 = await group("Does not fit");
    await press(await group24.findByRole("button", { name: "Show more" }));
    expect(await group24.findByRole("heading", { name: "Blinds 29" })).toBeTruthy();
    expect(document.activeElement?.textContent).toContain("Blinds 24");
    expect(group24.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("says so where nothing is in a group", async () => {
    await openPage(aShop({}).root, aKitchenWindow());
    expect(await screen.findByText(/^Nothing that we make fits by these figures/)).toBeTruthy();
    expect(screen.getByText("All figures that count are there.")).toBeTruthy();
  });
});

it("says that a window isn’t here, and leads to the others", async () => {
  await openPage(aShop().root, "another");
  expect(await screen.findByRole("heading", { level: 1, name: "This window isn’t here" })).toBeTruthy();
  expect((await link("My windows")).getAttribute("href")).toBe("/windows");
});

it("keeps the window and its other groups where one can't be loaded", async () => {
  const { root } = aShop();
  const products = (args: Asked) => {
    if (args.filter.fits.outcome === "FITS")
      throw new GraphQLError("The shop can't do this at the moment.", { extensions: { code: "SERVICE_UNAVAILABLE" } });
    return root.products(args);
  };
  // React reports what a boundary has caught.
  const reports = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await openPage({ ...root, products }, aKitchenWindow());
  const fits = await group("Fits");
  expect(await fits.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(await (await group("Does not fit")).findByText("It runs in the frame of a roof window.")).toBeTruthy();
  reports.mockClear();
});

it("says once that the shop can't be reached, not in each group", async () => {
  const { root } = aShop();
  const away = new ApolloLink(() => new Observable((observer) => observer.error(new ShopUnreachable(undefined))));
  const link = ApolloLink.split(({ operationName }) => operationName === "WhatFits", away, schemaLink(root));
  // React reports what a boundary has caught.
  const reports = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await openPage(root, aKitchenWindow(), link);
  expect(await screen.findByRole("heading", { name: "What fits can’t be shown" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(1);
  reports.mockClear();
});
