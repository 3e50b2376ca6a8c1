import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { windowsSync } from "../../../features/windows/sync-windows";
import { windowsStore } from "../../../features/windows/windows-store";
import { paths } from "../../../lib/paths";
import { projectDesk } from "../../../test/project-desk";
import { renderInShop } from "../../../test/render-in-shop";
import { schemaLink } from "../../../test/schema-link";
import { WindowsPage } from "../WindowsPage";

beforeEach(() => {
  windowsStore.forget();
  windowsSync.forget();
});

const bay = (width: number, angle: number | null = null) => [
  { width, angle },
  { width, angle: null },
  { width, angle: null },
];
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
/** The page came into view again. */
const look = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));

/** A bay that the shop has, three parts of 20 inches, opened. */
async function openBay() {
  const desk = projectDesk();
  const window = { key: "k1", expectedVersion: 0, name: "bay", kind: "BAY", bayParts: bay(20) };
  desk.save({ rooms: [], windows: [window] });
  await renderInShop(<WindowsPage />, schemaLink(desk.root), paths.windows.href("k1"));
  await screen.findByRole("textbox", { name: "Part 1, width" });
  return desk;
}

it("shows the bay that another device has typed, so that an angle typed here does not bring the old widths back", async () => {
  const desk = await openBay();
  expect(field("Part 1, width").value).toBe("508");
  desk.elsewhere("k1", { bayParts: bay(30) });
  look();
  await waitFor(() => expect(field("Part 1, width").value).toBe("762"));
  await userEvent.type(field("Angle to part 2"), "135");
  await waitFor(() => expect(desk.project().windows).toMatchObject([{ bayParts: bay(30, 135) }]), { timeout: 10_000 });
});

it("lets go of a draft when another device has typed the bay meanwhile", async () => {
  const desk = await openBay();
  await userEvent.clear(field("Part 1, width"));
  await screen.findByText("The bay is drawn and kept once every part has its width.");
  desk.elsewhere("k1", { bayParts: bay(30) });
  look();
  await waitFor(() => expect(field("Part 1, width").value).toBe("762"));
  expect(field("Part 2, width").value).toBe("762");
});

it("tells two bays that differ in an angle apart", async () => {
  const desk = await openBay();
  desk.elsewhere("k1", { bayParts: bay(20, 120) });
  await userEvent.type(field("Angle to part 2"), "135");
  expect(await screen.findByRole("button", { name: "Here: 508 mm at 135°, 508 mm, 508 mm" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Other device: 508 mm at 120°, 508 mm, 508 mm" })).toBeTruthy();
});

it("takes a usual angle for all, says how wide the bay is across, and what does not add up", async () => {
  const desk = await openBay();
  await userEvent.click(screen.getByRole("radio", { name: "135°, three parts" }));
  await waitFor(() =>
    expect(desk.project().windows[0]).toMatchObject({ bayParts: [{ angle: 135 }, { angle: 135 }, { angle: null }] }),
  );
  expect(screen.getByText("All parts together").nextElementSibling?.textContent).toBe("1524 mm");
  expect(screen.getByText("Straight across, from end to end").nextElementSibling?.textContent).toBe("1226 mm");
  await userEvent.clear(field("Angle to part 3"));
  await userEvent.type(field("Angle to part 3"), "120");
  expect(await screen.findByText(/The first angle is 135°, the last 120°/)).toBeTruthy();
});
