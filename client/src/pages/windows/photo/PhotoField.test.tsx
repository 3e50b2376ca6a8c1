import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { windowsSync } from "../../../features/windows/sync-windows";
import { changeOwner, windowsStore } from "../../../features/windows/windows-store";
import { paths } from "../../../lib/paths";
import { photoDesk } from "../../../test/photo-desk";
import { projectDesk } from "../../../test/project-desk";
import { renderInShop } from "../../../test/render-in-shop";
import { schemaLink } from "../../../test/schema-link";
import { WindowsPage } from "../WindowsPage";
import { photoSendings } from "./photo-sendings";

beforeEach(() => {
  localStorage.clear();
  for (const store of [windowsStore, windowsSync, photoSendings]) store.forget();
});

const WHOLE = "data:image/jpeg;base64,AAAA";
const aFile = (name: string) => new File(["pixels"], name, { type: "image/jpeg" });
const choose = (file: File) => userEvent.upload(screen.getByLabelText(/^Choose/), file);
const photo = () => screen.findByRole("img", { name: "Your photo of sink" });
const keptPhoto = (desk: ReturnType<typeof projectDesk>) => desk.project().windows[0]?.photo;

/** A window that the shop has, opened. */
async function openWindow() {
  const desk = projectDesk();
  desk.save({ rooms: [], windows: [{ key: "k1", expectedVersion: 0, name: "sink", kind: "CASEMENT" } as never] });
  const root = { ...desk.root, windowPhoto: () => WHOLE };
  await renderInShop(<WindowsPage />, schemaLink(root), paths.windows.href("k1"));
  await screen.findByLabelText("Choose a photo");
  return desk;
}

/** Requests that find no connection until `isThere`. */
function deadLine() {
  const line = { isThere: false, received: photoDesk() };
  const Working = XMLHttpRequest;
  vi.stubGlobal("XMLHttpRequest", function () {
    const request = new Working();
    if (!line.isThere)
      request.send = () => {
        for (const end of ["error", "loadend"]) request.dispatchEvent(new Event(end));
      };
    return request;
  });
  return line;
}

describe("a photo of a window", () => {
  it("is sent, shown whole, and kept with the window", async () => {
    const received = photoDesk();
    const desk = await openWindow();
    await choose(aFile("one.jpg"));
    await waitFor(async () => expect((await photo()).getAttribute("src")).toBe(WHOLE));
    expect(received).toEqual(["one.jpg"]);
    expect(screen.getByLabelText("Choose another photo")).toBeTruthy();
    await waitFor(() => expect(keptPhoto(desk)).toEqual({ id: "photo-1" }));
  });

  it("is removed at one press, which can be undone", async () => {
    photoDesk();
    const desk = await openWindow();
    await choose(aFile("one.jpg"));
    await photo();
    await userEvent.click(screen.getByRole("button", { name: "Remove the photo" }));
    expect(screen.queryByRole("img", { name: "Your photo of sink" })).toBeNull();
    const undo = screen.getByRole("button", { name: "Undo" });
    expect(undo).toBe(document.activeElement);
    await waitFor(() => expect(keptPhoto(desk)).toBeNull());
    await userEvent.click(undo);
    await photo();
    await waitFor(() => expect(keptPhoto(desk)).toEqual({ id: "photo-1" }));
  });

  it("is refused in the shop's sentence, and the next one is taken", async () => {
    photoDesk();
    await openWindow();
    await choose(aFile("notes.txt.jpeg"));
    expect((await screen.findByRole("alert")).textContent).toContain("This file is no picture.");
    await choose(aFile("one.jpg"));
    await photo();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("waits without a connection, which the page says, and is sent when there is one", async () => {
    const line = deadLine();
    const desk = await openWindow();
    await choose(aFile("one.jpg"));
    expect((await screen.findByRole("alert")).textContent).toContain("Please keep this page open");
    line.isThere = true;
    act(() => void dispatchEvent(new Event("online")));
    await photo();
    await waitFor(() => expect(keptPhoto(desk)).toEqual({ id: "photo-1" }));
  });

  it("is left out where it can't be sent and is not wanted any more", async () => {
    deadLine();
    const desk = await openWindow();
    await choose(aFile("one.jpg"));
    await userEvent.click(await screen.findByRole("button", { name: "Leave it out" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(keptPhoto(desk)).toBeNull();
  });

  it("goes with a guest who signs in while it is sent", async () => {
    const opened = Promise.withResolvers<void>();
    const received = photoDesk(opened.promise);
    await openWindow();
    await choose(aFile("one.jpg"));
    await screen.findByText("Sending the photo...");
    act(() => changeOwner("a1"));
    await act(async () => opened.resolve());
    await photo();
    expect(received).toEqual(["one.jpg", "one.jpg"]);
    expect(photoSendings.current()).toEqual({});
  });

  it("does not go on being sent for an account that was left meanwhile", async () => {
    const opened = Promise.withResolvers<void>();
    const received = photoDesk(opened.promise);
    await openWindow();
    act(() => changeOwner("a1"));
    await choose(aFile("one.jpg"));
    await screen.findByText("Sending the photo...");
    act(() => changeOwner(null));
    await act(async () => opened.resolve());
    await waitFor(() => expect(photoSendings.current()).toEqual({}));
    expect(received).toEqual(["one.jpg"]);
  });

  it("is not sent before it is smaller, though the connection is back for the one before", async () => {
    const line = deadLine();
    const pixels = Promise.withResolvers<ImageBitmap>();
    vi.stubGlobal("createImageBitmap", () => pixels.promise);
    await openWindow();
    await choose(aFile("one.jpg"));
    await screen.findByRole("alert");
    await choose(new File([new Uint8Array(1_000_001)], "two.jpg", { type: "image/jpeg" }));
    await screen.findByText("Making the photo smaller...");
    line.isThere = true;
    act(() => void dispatchEvent(new Event("online")));
    expect(line.received).toEqual([]);
    // This browser can't read it after all, and it goes as it is.
    await act(async () => pixels.reject(new Error("No picture.")));
    await photo();
    expect(line.received).toEqual(["two.jpg"]);
    expect(photoSendings.current()).toEqual({});
  });
});
