import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addWindow } from "../../features/windows/change-windows";
import { windowsSync } from "../../features/windows/sync-windows";
import { windowsStore } from "../../features/windows/windows-store";
import { projectDesk } from "../../test/project-desk";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { WindowsPage } from "./WindowsPage";

beforeEach(() => {
  windowsStore.forget();
  windowsSync.forget();
});
afterEach(() => {
  location.hash = "";
});

async function openAt(hash: string) {
  location.hash = hash;
  const key = addWindow("left", "CASEMENT", null);
  await renderInShop(<WindowsPage />, schemaLink(projectDesk().root), `/windows?window=${key}#${hash}`);
}

it.each([
  ["depth", "Depth of the recess"],
  ["height-from-floor", "Height from the floor"],
  ["widths", "Top"],
  ["drops", "Left"],
  ["glass-width", "Width of the glass"],
  ["glass-height", "Height of the glass"],
  ["glass-seal", "The seal covers the glass by"],
  ["glass-handle", "From the glass to the handle"],
])("a link to %s leads to the field %s", async (hash, label) => {
  await openAt(hash);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: label }));
});

it("leads to the name of the window without one", async () => {
  await openAt("");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "left" }));
  expect(screen.queryByRole("textbox", { name: "Width of the glass" })).toBeNull();
});

it("leads to what fits a window, and to the project, from the list", async () => {
  const key = addWindow("left", "CASEMENT", null);
  await renderInShop(<WindowsPage />, schemaLink(projectDesk().root), "/windows");
  expect(screen.getByRole("link", { name: "What fits left" }).getAttribute("href")).toBe(`/windows/${key}/fits`);
  expect(screen.getByRole("link", { name: "Your project" }).getAttribute("href")).toBe("/windows/project");
});
