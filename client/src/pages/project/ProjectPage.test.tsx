import { renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { resetChosenSamples, useChosenSamples } from "../../features/samples/chosen-samples";
import { windowsSync } from "../../features/windows/sync-windows";
import { windowsStore } from "../../features/windows/windows-store";
import { ShopUnreachable } from "../../lib/shop-failure";
import { anOption, aSample, ChoicesDesk } from "../../test/choices-desk";
import { renderInShop } from "../../test/render-in-shop";
import { ProjectPage } from "./ProjectPage";

beforeEach(() => {
  windowsStore.forget();
  windowsSync.forget();
  sessionStorage.clear();
  resetChosenSamples();
});

async function open(desk = new ChoicesDesk()) {
  await renderInShop(
    <CartProvider>
      <ProjectPage />
    </CartProvider>,
    desk.link,
    "/windows/project",
  );
  await screen.findByRole("heading", { level: 1, name: "Your project" });
  return desk;
}

/** A desk whose window has one option, which is chosen. */
function chosenDesk(changes: object = {}) {
  const desk = new ChoicesDesk();
  desk.elsewhere("k1", () => [anOption("o1", { isChosen: true, ...changes })]);
  return desk;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const options = async () =>
  within(await screen.findByRole("list", { name: "Options for left" })).getAllByRole("listitem");
const refusal = (code: string, sentence: string) => new GraphQLError(sentence, { extensions: { code } });

it("lists windows by room, each with its options, what is made and what it costs", async () => {
  await open();
  const kitchen = within(await screen.findByRole("region", { name: "Kitchen" }));
  kitchen.getByRole("heading", { level: 3, name: "left" });
  const [oak, grey] = await options();
  expect(oak?.textContent).toContain("1200 × 1400 mm");
  expect(oak?.textContent).toContain("We make the blind 1190 × 1395 mm.");
  expect(oak?.textContent).toContain("£205.92");
  expect(grey?.textContent).toContain("£180.00");
  const href =
    "/products/wooden-blinds?color=Oak&material=Premium+Wood&width=47.2441&height=55.1181&options=fit_recess";
  expect(kitchen.getAllByRole("link", { name: "Wooden Blinds" })[0]?.getAttribute("href")).toBe(href);
  const roomless = within(screen.getByRole("region", { name: "Windows without a room" }));
  expect(roomless.getByText("Nothing is kept for this window yet.")).toBeTruthy();
  expect(roomless.getByRole("link", { name: "What fits Hall" }).getAttribute("href")).toBe("/windows/k2/fits");
  expect(screen.getByText(/^Nothing is chosen yet/)).toBeTruthy();
});

it("leads to the comparison where there is something to compare", async () => {
  const desk = new ChoicesDesk();
  desk.elsewhere("k2", () => [anOption("o3")]);
  await open(desk);
  const link = await screen.findByRole("link", { name: "Compare options for left" });
  expect(link.getAttribute("href")).toBe("/windows/k1/compare");
  expect(screen.queryByRole("link", { name: "Compare options for Hall" })).toBeNull();
});

describe("choosing", () => {
  it("makes the option part of the sums, and takes it back", async () => {
    const desk = await open();
    const [oak] = await options();
    await userEvent.click(within(oak as HTMLElement).getByRole("button", { name: /^Choose/ }));
    expect(await screen.findByText("Chosen for left")).toBeTruthy();
    expect(screen.getByRole("group", { name: "Total" }).textContent).toContain("£205.92");
    expect(screen.getByText("Standard delivery, ordered today with you by 4 December 2026.")).toBeTruthy();
    await press(/^Don’t choose/);
    expect(await screen.findByText(/^Nothing is chosen yet/)).toBeTruthy();
    expect(desk.changes).toEqual([
      { windowKey: "k1", optionId: "o1", expectedVersion: 1 },
      { windowKey: "k1", optionId: null, expectedVersion: 2 },
    ]);
  });

  it("says that another device has changed the options, and shows them as they are", async () => {
    const desk = await open();
    await options();
    desk.elsewhere("k1", () => [anOption("o3", { color: "Black" })]);
    await userEvent.click(screen.getAllByRole("button", { name: /^Choose/ })[0] as HTMLElement);
    expect((await screen.findByRole("alert")).textContent).toMatch(/have been changed in the meantime/);
    expect(await screen.findByText("Premium Wood, Black")).toBeTruthy();
    expect(screen.queryByText("Premium Wood, Oak")).toBeNull();
    expect(desk.changes).toEqual([]);
  });

  it("says that it is saved where it can't be shown", async () => {
    const desk = await open();
    const [oak] = await options();
    desk.projectRefusal = new ShopUnreachable("off");
    await userEvent.click(within(oak as HTMLElement).getByRole("button", { name: /^Choose/ }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Your change is saved, but can’t be shown yet. Please load this page again in a moment.",
    );
    expect(desk.changes).toHaveLength(1);
    expect(await options()).toHaveLength(2);
  });
});

describe("removing", () => {
  it("asks first, then moves the focus to the window", async () => {
    const desk = chosenDesk();
    await open(desk);
    await press("Remove Wooden Blinds for left");
    const question = within(await screen.findByRole("group", { name: "Remove Wooden Blinds for left?" }));
    const keep = question.getByRole("button", { name: /^Keep/ });
    await waitFor(() => expect(document.activeElement).toBe(keep));
    await userEvent.click(question.getByRole("button", { name: /^Remove/ }));
    await waitFor(() => expect(screen.getAllByText("Nothing is kept for this window yet.")).toHaveLength(2));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 3, name: "left" })));
    expect(desk.changes).toEqual([{ windowKey: "k1", optionId: "o1", expectedVersion: 2 }]);
  });

  it("keeps the option where the answer is no", async () => {
    const desk = await open(chosenDesk());
    await press("Remove Wooden Blinds for left");
    await press("Keep Wooden Blinds for left");
    const remove = await screen.findByRole("button", { name: "Remove Wooden Blinds for left" });
    await waitFor(() => expect(document.activeElement).toBe(remove));
    expect(desk.changes).toEqual([]);
  });

  it("says why it could not", async () => {
    const desk = chosenDesk();
    desk.refusals.push(refusal("CONFLICT", "You have signed in in the meantime."));
    await open(desk);
    await press("Remove Wooden Blinds for left");
    await press("Remove Wooden Blinds for left");
    expect((await screen.findByRole("alert")).textContent).toBe("You have signed in in the meantime.");
  });
});

it("says why an option can't be made, and neither prices it nor lets it be chosen", async () => {
  const desk = chosenDesk({ isChosen: false, refusal: "We make it up to 1000 mm wide." });
  await open(desk);
  const [option] = await options();
  expect(option?.textContent).toContain("We make it up to 1000 mm wide.");
  expect(option?.textContent).not.toContain("£");
  expect(screen.queryByRole("button", { name: /^Choose/ })).toBeNull();
});

describe("the cart", () => {
  it("takes all choices, and what is to be known is told", async () => {
    const desk = chosenDesk();
    const message = "Your cart has something else for this window too. Please remove what you don’t want.";
    desk.notes = [
      { reason: "ANOTHER_IN_CART", message, option: { id: "o1", roomName: "Kitchen", windowName: "left" } },
    ];
    await open(desk);
    await press("Put all in the cart");
    expect(await screen.findByText("Your choices are in your cart.")).toBeTruthy();
    expect(screen.getByText(`Kitchen, left: ${message}`)).toBeTruthy();
    expect(screen.getByRole("link", { name: "View Cart" }).getAttribute("href")).toBe("/cart");
    expect(desk.additions).toBe(1);
  });

  it("is told to have got nothing where nothing can be made", async () => {
    const desk = chosenDesk({ product: null, refusal: "It is no longer offered." });
    const option = { id: "o1", roomName: "Kitchen", windowName: "left" };
    desk.notes = [{ reason: "NOT_MADE", message: "It is no longer offered.", option }];
    await open(desk);
    expect(await screen.findByText("1 of 1 choices can’t be made and are in no sum.")).toBeTruthy();
    await press("Put all in the cart");
    expect(await screen.findByText("None of your choices could be put into your cart.")).toBeTruthy();
    expect(screen.getByText("Kitchen, left: It is no longer offered.")).toBeTruthy();
  });

  it("is tried again after a failure", async () => {
    const desk = chosenDesk();
    desk.refusals.push(refusal("CONFLICT", "You have signed in in the meantime."));
    await open(desk);
    await press("Put all in the cart");
    expect((await screen.findByRole("alert")).textContent).toBe("You have signed in in the meantime.");
    await press("Put all in the cart");
    expect(await screen.findByText("Your choices are in your cart.")).toBeTruthy();
  });
});

it("says which windows are cut from one batch", async () => {
  const desk = chosenDesk();
  desk.elsewhere("k2", () => [anOption("o2", { isChosen: true })]);
  desk.batches = [{ material: "Premium Wood", color: "Oak", windowKeys: ["k1", "k2"] }];
  await open(desk);
  expect(
    await screen.findByText(
      "Kitchen, left; Hall: cut from one batch of Premium Wood, Oak, so that their colours match.",
    ),
  ).toBeTruthy();
});

describe("samples", () => {
  it("are told with their windows, and what was asked for and sent", async () => {
    const desk = new ChoicesDesk();
    const day = (date: string) => `${date}T12:00:00.000Z`;
    desk.samples = [
      aSample("Navy", { askedAt: day("2026-11-03"), sentAt: day("2026-11-05") }),
      aSample("Cream", {
        askedAt: day("2026-11-03"),
        options: [{ ...anOption("o2"), windowKey: "k2", roomName: null, windowName: "Hall" }],
      }),
    ];
    await open(desk);
    const region = within(await screen.findByRole("region", { name: "Free samples" }));
    expect(region.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Roller Blinds, Thermal Fabric, NavyFor Kitchen, left. Sample sent on 5 November 2026.",
      "Roller Blinds, Thermal Fabric, CreamFor Hall. Sample asked for on 3 November 2026.",
    ]);
    expect(region.queryByRole("link", { name: "Order samples" })).toBeNull();
    const [oak, grey] = await options();
    expect(oak?.textContent).toContain("Sample sent on 5 November 2026");
    expect(grey?.textContent).toContain("Sample asked for on 3 November 2026");
  });

  it("that were not asked for go into the form for samples, as many as it takes", async () => {
    const desk = new ChoicesDesk();
    const colors = ["White", "Cream", "Navy", "Black", "Charcoal", "Light Grey", "Taupe"];
    desk.samples = [aSample("Sage", { askedAt: "2026-11-03T12:00:00.000Z" }), ...colors.map((each) => aSample(each))];
    await open(desk);
    const link = await screen.findByRole("link", { name: "Order samples" });
    screen.getByText("You can order 6 at a time. Your form will have 6, and 1 of these can be ordered after it.");
    await userEvent.click(link);
    const chosen = renderHook(() => useChosenSamples()).result.current.samples;
    expect(chosen.map(({ color }) => color)).toEqual(colors.slice(0, 6));
  });

  it("are not offered where no fabric is considered", async () => {
    await open(chosenDesk());
    expect(await screen.findByText("Chosen for left")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Free samples" })).toBeNull();
  });
});

describe("what was sent to the shop", () => {
  const clockAt = (now: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  afterEach(() => void vi.useRealTimers());
  const request = {
    ...{ id: "s1", sentAt: "2026-11-20T12:00:00.000Z", message: "All in linen?", windowCount: 2, photoCount: 1 },
    ...{ promisedContactBy: "2026-11-23T18:00:00.000Z", answers: [] as object[] },
  };

  it("is told with the promise of an answer", async () => {
    clockAt("2026-11-23T17:59:59Z");
    const desk = new ChoicesDesk();
    desk.sent = [request];
    await open(desk);
    const region = within(await screen.findByRole("region", { name: "Ask us" }));
    expect(region.getByRole("listitem").textContent).toBe(
      "Sent on 20 November 2026, with 2 windows and 1 photo.All in linen?We’ll be in touch by 6pm on Monday 23 November.",
    );
    expect(region.getByRole("link", { name: "Ask again" }).getAttribute("href")).toBe("/#quote-section");
  });

  it("is told without the promise once its time is over", async () => {
    clockAt("2026-11-23T18:00:00Z");
    const desk = new ChoicesDesk();
    desk.sent = [request];
    await open(desk);
    const item = (await screen.findByRole("list", { name: "Sent to us" })).textContent;
    expect(item).toBe(
      "Sent on 20 November 2026, with 2 windows and 1 photo.All in linen?No answer here yet. We may have rung you.",
    );
  });

  it("has the shop's answers", async () => {
    const desk = new ChoicesDesk();
    const answers = [
      { id: "a1", text: "It fits\nall of them.", answeredAt: "2026-11-21T12:00:00.000Z", quoteNumber: "MBQ100001" },
    ];
    desk.sent = [{ ...request, message: null, photoCount: 0, windowCount: 1, answers }];
    await open(desk);
    const item = (await screen.findByRole("list", { name: "Sent to us" })).textContent;
    expect(item).toBe(
      "Sent on 20 November 2026, with 1 window.We answered on 21 November 2026It fits\nall of them.See quote MBQ100001",
    );
    expect(screen.getByRole("link", { name: "See quote MBQ100001" }).getAttribute("href")).toBe("/quotes/MBQ100001");
  });

  it("is nothing at first, and the form is a link away", async () => {
    await open();
    expect((await screen.findByRole("link", { name: "Get a free quote" })).getAttribute("href")).toBe(
      "/#quote-section",
    );
    expect(screen.queryByRole("list", { name: "Sent to us" })).toBeNull();
  });
});

it("leads to My windows where there is none", async () => {
  const desk = new ChoicesDesk();
  desk.windows = [];
  await open(desk);
  await screen.findByRole("heading", { name: "No windows yet" });
  expect(screen.getAllByRole("link", { name: "My windows" }).map((link) => link.getAttribute("href"))).toContain(
    "/windows",
  );
});

it("says that it can't be shown, and why", async () => {
  const desk = new ChoicesDesk();
  desk.projectRefusal = refusal("SERVICE_UNAVAILABLE", "The shop can't do this at the moment.");
  // React reports what a boundary has caught.
  const reports = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await open(desk);
  await screen.findByRole("heading", { name: "Your project can’t be shown" });
  expect(screen.getByText("The shop can't do this at the moment.")).toBeTruthy();
  reports.mockClear();
});

it("says that prices need a connection, and shows the project once there is one", async () => {
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await open(chosenDesk());
  await screen.findByText(/^No connection\. Prices need one/);
  expect(screen.queryByRole("region", { name: "Kitchen" })).toBeNull();
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("Chosen for left")).toBeTruthy();
  expect(screen.queryByText(/^No connection/)).toBeNull();
});
