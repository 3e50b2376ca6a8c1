import { screen, waitFor, within } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent, type UserEvent } from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { GLASS_MEASURED, ROOF_WINDOW, ROOF_WINDOWS } from "@rules/options/roof-window";
import { collectNotices } from "../../test/notices";
import { openProduct } from "../../test/product-screen";
import { anOption, ProductShop } from "../../test/product-shop";

let user: UserEvent;
const notices = collectNotices();

beforeEach(() => {
  user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  localStorage.clear();
  sessionStorage.clear();
});

const SIZED = "/products/wooden-blinds?width=47.2441&height=55.1181";
const change = () => screen.getByRole("button", { name: "Change options" });
const choose = (group: string, value: string) =>
  user.click(within(screen.getByRole("group", { name: group })).getByRole("radio", { name: value }));
const open = async () => {
  await user.click(change());
  await screen.findByRole("group", { name: "Fit" });
};
const inAddress = () => new URLSearchParams(window.location.search).get("options");
const checked = (group: string) =>
  within(screen.getByRole("group", { name: group })).getByRole<HTMLInputElement>("radio", { checked: true }).value;
const add = () => user.click(screen.getByRole("button", { name: "Add to cart" }));

it("names the standard in one line, and asks for it at a press", async () => {
  await openProduct(SIZED);
  expect(screen.getByText("Fit: Recess • Fixing: Top • Control: Wand …")).toBeDefined();
  expect(screen.queryByRole("group", { name: "Fit" })).toBeNull();
  await open();
  expect(change().getAttribute("aria-expanded")).toBe("true");
  expect(screen.getAllByRole("group").map((group) => group.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining("Control side")]),
  );
  await user.click(change());
  expect(screen.queryByRole("group", { name: "Fit" })).toBeNull();
});

it("sends what differs from the standard, and keeps it in the address", async () => {
  const shop = await openProduct(SIZED);
  await open();
  await choose("Fit", "Exact");
  expect(checked("Fixing")).toBe("face");
  await choose("Control side", "Right");
  expect(inAddress()).toBe("fit_exact*control side_right");
  expect(screen.getByText("Fit: Exact • Control side: Right • otherwise our standard")).toBeDefined();
  await add();
  await waitFor(() => expect(shop.added).toHaveLength(1));
  expect(shop.added[0]?.customizations).toEqual([
    { name: "fit", value: "exact" },
    { name: "control side", value: "right" },
  ]);
});

it("goes back to the standard", async () => {
  await openProduct(`${SIZED}&options=fit_exact`);
  await screen.findByRole("group", { name: "Fit" });
  await choose("Fit", "Recess");
  expect(inAddress()).toBeNull();
});

it("is filled by a link, which changes a line with all its choices", async () => {
  const shop = await openProduct(`${SIZED}&line=l1&options=control_cord*height+from+floor_2300+mm`);
  expect(await screen.findByDisplayValue("2300")).toBeDefined();
  expect(checked("Control")).toBe("cord");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(shop.changed).toHaveLength(1));
  expect(shop.changed[0]?.customizations).toEqual([
    { name: "control", value: "cord" },
    { name: "height from floor", value: "2300 mm" },
  ]);
});

it("draws the fits, and says what to give for each", async () => {
  await openProduct(SIZED);
  await open();
  const fits = within(screen.getByRole("group", { name: "Fit" }));
  expect(
    fits.getByRole("radio", { name: "Recess", description: /where it is smallest, and take nothing off/ }),
  ).toBeDefined();
  const exact = fits.getByRole("radio", { name: "Exact", description: /^Give the finished size/ });
  expect(exact.closest("label")?.querySelector("svg")).not.toBeNull();
  const fixing = within(screen.getByRole("group", { name: "Fixing" }));
  expect(fixing.getByRole("radio", { name: "Top" }).closest("label")?.querySelector("svg")).toBeNull();
});

it("what to measure follows the fit", async () => {
  await openProduct(SIZED);
  await open();
  await user.click(screen.getByRole("button", { name: "What to measure, and what we make" }));
  expect(await screen.findByText(/^Your recess is 1200 × 1400 mm/)).toBeDefined();
  await choose("Fit", "Exact");
  expect(screen.queryByText(/^Your recess is/)).toBeNull();
  expect(screen.getByText(/nothing is taken off/)).toBeDefined();
});

describe("a control with a cord", () => {
  const height = () => screen.getByRole("textbox", { name: "Height from the floor to the top of the blind" });
  const refusal = /^For a cord we need the height from the floor/;

  it("stands beside the warning and asks for the height from the floor", async () => {
    await openProduct(SIZED);
    await open();
    expect(screen.queryByText(/children can be strangled/)).toBeNull();
    await choose("Control", "Cord");
    expect(screen.getByText(/children can be strangled/)).toBeDefined();
    expect(screen.getByText(refusal)).toBeDefined();
    expect(screen.queryByText(/^Child safe to/)).toBeNull();
    await user.type(height(), "2300");
    expect(screen.queryByText(refusal)).toBeNull();
    expect(inAddress()).toBe("control_cord*height from floor_2300 mm");
    await user.clear(height());
    expect(inAddress()).toBe("control_cord");
  });

  it("says why a height is none, and can leave it to the visit", async () => {
    await openProduct(`${SIZED}&options=control_cord`);
    await screen.findByText(refusal);
    await user.type(height(), "1600");
    expect(screen.getByText(/hangs too low for a cord/)).toBeDefined();
    await user.click(screen.getByRole("checkbox", { name: /^Measure it at the visit/ }));
    expect(screen.queryByText(/hangs too low/)).toBeNull();
    expect(inAddress()).toBe("control_cord*height from floor_measured at the visit");
  });

  it("is refused with the shop's sentence", async () => {
    const shop = new ProductShop();
    const description = "For a cord we need the height from the floor.";
    shop.addRefusals.push(new GraphQLError(description, { extensions: { code: "BAD_USER_INPUT" } }));
    await openProduct(`${SIZED}&options=control_cord`, shop);
    await add();
    await waitFor(() => expect(notices).toEqual([{ kind: "failure", title: "Not added to your cart", description }]));
  });
});

describe("what a choice changes is announced", () => {
  const announced = () => screen.getAllByRole("status").map((region) => region.textContent);

  it("on the drawing, also where another option follows, and what is drawn no longer", async () => {
    await openProduct(SIZED);
    await open();
    await choose("Fit", "Exact");
    await waitFor(() => expect(announced()).toContain("Drawn now: outside the recess, fixed to the face."));
    await choose("Fit", "Recess");
    await waitFor(() => expect(announced()).toContain("No longer drawn: outside the recess, fixed to the face."));
  });

  it("with the warning of a cord, once", async () => {
    await openProduct(SIZED);
    await open();
    await choose("Control", "Cord");
    await waitFor(() =>
      expect(announced()).toContainEqual(expect.stringMatching(/^Warning: young children can be strangled/)),
    );
    await waitFor(() => expect(announced()).toContain("Drawn now: cord on the left."));
    await choose("Control side", "Right");
    await waitFor(() => expect(announced()).toContain("Drawn now: cord on the right."));
    expect(screen.getAllByText(/children can be strangled/)).toHaveLength(2);
  });
});

/** A material that is made at most a metre wide. */
const NARROW = {
  ...{ name: "Premium Wood", label: "Premium Wood", note: "Warm grain", surface: "wood grain", filter: "wood" },
  ...{ maxWidth: 39, maxArea: null },
};

const SHUTTERS = () => {
  const options = [anOption("fit", "recess", "exact"), anOption("frame", "L frame", "outside frame")];
  return new ProductShop({ family: "SHUTTER", options });
};

it("reads choices of a link that can't be made together as the nearest that can, and says so", async () => {
  await openProduct(`${SIZED}&options=fit_recess*frame_outside+frame`, SHUTTERS());
  await screen.findByText(
    "“Frame: Outside frame” can't be made with your other choices, so we have taken our standard, L frame. " +
      "An outside frame stands on the wall round the opening, so it does not fit inside the recess.",
  );
  expect([checked("Fit"), checked("Frame")]).toEqual(["recess", "L frame"]);
  expect(inAddress()).toBe("fit_recess");
  await choose("Fit", "Exact");
  await waitFor(() => expect(screen.queryByText(/can't be made with your other choices/)).toBeNull());
});

it("shows what can't be with its reason", async () => {
  await openProduct(`${SIZED}&options=frame_outside+frame`, SHUTTERS());
  await screen.findByRole("group", { name: "Frame" });
  const recess = screen.getByRole<HTMLInputElement>("radio", {
    name: "Recess",
    description: /^Recess: An outside frame stands on the wall/,
  });
  expect(recess.disabled).toBe(true);
});

it("shows an answer with which it can't be made with its reason", async () => {
  await openProduct(
    `${SIZED}&options=glazing+seal_under+2+mm`,
    new ProductShop({ options: [anOption("glazing seal", "2 to 6 mm", "under 2 mm", "over 6 mm")] }),
  );
  await screen.findByRole("group", { name: "Glazing seal" });
  const wide = screen.getByRole<HTMLInputElement>("radio", {
    name: "Over 6 mm",
    description: /^Over 6 mm: The clips of the frame do not hold/,
  });
  expect(wide.disabled).toBe(true);
});

describe("an option that can be measured", () => {
  const openShutters = (options: string) =>
    openProduct(
      `${SIZED}&options=${options}`,
      new ProductShop({ options: [anOption("midrail", "where it is needed", "at a glazing bar")] }),
    );
  const field = () => screen.findByRole("textbox", { name: "Height of the midrail: from the sill to its middle" });

  it("is chosen by its figure, and left to the standard without one", async () => {
    const shop = await openShutters("midrail_at+a+glazing+bar");
    await user.type(await field(), "700");
    expect(inAddress()).toBe("midrail_700 mm");
    expect(screen.getByText("Midrail: 700 mm • otherwise our standard")).toBeDefined();
    await add();
    await waitFor(() => expect(shop.added).toHaveLength(1));
    expect(shop.added[0]?.customizations).toEqual([{ name: "midrail", value: "700 mm" }]);
    await user.clear(await field());
    expect(inAddress()).toBeNull();
    expect(checked("Midrail")).toBe("where it is needed");
  });

  it("is read from an address, and says what can't be made", async () => {
    await openShutters("midrail_1200+mm");
    expect((await field()).getAttribute("value")).toBe("1200");
    expect(screen.getAllByText(/is 300 to 1100 mm\. You gave 1200 mm\./).length).toBeGreaterThan(0);
    await choose("Midrail", "At a glazing bar");
    expect(screen.queryByText(/You gave/, { selector: "p" })).toBeNull();
    expect((await field()).getAttribute("value")).toBe("");
  });
});

describe("a roof window", () => {
  const openSkylight = (search = "") =>
    openProduct(
      `${SIZED}${search}`,
      new ProductShop({
        family: "SKYLIGHT",
        options: [anOption(ROOF_WINDOW, GLASS_MEASURED, ...ROOF_WINDOWS.slice(1))],
      }),
    );
  const code = () => screen.getByRole("textbox", { name: "Whole code on the plate" });
  const length = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name }).value;
  const openPanel = async () => {
    await user.click(change());
    await screen.findByRole("group", { name: "Maker of the roof window" });
  };

  it("is ordered by maker and code, and the size follows", async () => {
    const shop = await openSkylight();
    await openPanel();
    expect(screen.queryByRole("textbox", { name: "Whole code on the plate" })).toBeNull();
    await choose("Maker of the roof window", "VELUX");
    await user.type(code(), "m04");
    expect(code().getAttribute("value")).toBe("M04");
    expect([length("Width"), length("Drop")]).toEqual(["603", "730"]);
    expect(inAddress()).toBe("roof window_VELUX M04");
    expect(screen.getByText("Roof window: VELUX M04 • otherwise our standard")).toBeDefined();
    await add();
    await waitFor(() => expect(shop.added).toHaveLength(1));
    expect(shop.added[0]).toMatchObject({
      ...{ width: 23.7402, height: 28.7402 },
      customizations: [{ name: "roof window", value: "VELUX M04" }],
    });
  });

  it("with a code that is not known is offered the nearest", async () => {
    await openSkylight();
    await openPanel();
    await choose("Maker of the roof window", "VELUX");
    await user.type(code(), "MK04");
    expect(screen.getByText(/^We know no VELUX window MK04\. The nearest that we know are M04/)).toBeDefined();
    expect(inAddress()).toBe("roof window_VELUX, measured at the glass");
    expect(length("Width")).toBe("1200");
    await user.click(screen.getByRole("button", { name: "M04, 603 × 730 mm" }));
    expect(screen.queryByText(/^We know no/)).toBeNull();
    expect(inAddress()).toBe("roof window_VELUX M04");
  });

  it("of which another size is given says so, and offers its own", async () => {
    await openSkylight("&options=roof+window_VELUX+M04");
    const refusal = /^The glass of a VELUX M04 is 603 × 730 mm .* You gave 1200 × 1400 mm/;
    expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole("button", { name: "Take 603 × 730 mm, the glass of VELUX M04" }));
    expect(screen.queryByText(refusal)).toBeNull();
    expect([length("Width"), length("Drop")]).toEqual(["603", "730"]);
  });

  it("that the product can't be made for says why", async () => {
    const options = [anOption(ROOF_WINDOW, GLASS_MEASURED, ...ROOF_WINDOWS.slice(1))];
    await openProduct(
      "/products/wooden-blinds?width=23.6221&height=55.1181",
      new ProductShop({ family: "SKYLIGHT", options, materials: [NARROW] }),
    );
    await openPanel();
    await choose("Maker of the roof window", "VELUX");
    await user.type(code(), "U04");
    expect(screen.getByText(/^The glass of a VELUX U04 is 1163 × 730 mm\. The widest we make/)).toBeDefined();
    expect(inAddress()).toBe("roof window_VELUX, measured at the glass");
  });

  it("of another maker is measured", async () => {
    await openSkylight();
    await openPanel();
    await choose("Maker of the roof window", "Fakro");
    expect(screen.getByText(/^We have no list of Fakro’s codes\. We make it to the glass/)).toBeDefined();
    await choose("Maker of the roof window", "Another, or no plate");
    expect(inAddress()).toBeNull();
  });
});
