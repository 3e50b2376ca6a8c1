import { fileRefusal } from "@rules/picture-uploads";
import { typeWindow } from "../../../features/windows/change-windows";
import { windowsOwner } from "../../../features/windows/windows-store";
import { ShopUnreachable } from "../../../lib/shop-failure";
import { createStore } from "../../../lib/store";
import { PhotoRefused, photoUpload } from "../../../lib/upload-photo";
import { shrinkPhoto } from "./shrink-photo";

/** What becomes of a photo that was chosen for a window. */
export type PhotoSending =
  | { readonly kind: "preparing" }
  /** `share` from 0 to 1. */
  | { readonly kind: "sending"; readonly share: number }
  /** There is no connection: it is kept while the page is open, and sent when there is one. */
  | { readonly kind: "waiting" }
  | { readonly kind: "refused"; readonly sentence: string };

/** Of windows by their key, beyond the page of one window; a photo that has arrived is there no more. */
export const photoSendings = createStore<Readonly<Record<string, PhotoSending>>>({ start: () => ({}), onServer: {} });

/** Previews of photos that were sent from this page, by id: they are shown while the whole one is fetched. */
export const photoPreviews = new Map<string, string>();

type Waiting = { readonly file: File; readonly owner: string | null };
const upload = photoUpload("/api/window-photos");
/** What is being sent or waits, by the window's key. Another photo for a window takes the place of the one before. */
const files = new Map<string, Waiting>();

const FAILED = "Something went wrong on our side. Please try again.";

function show(key: string, sending: PhotoSending | undefined): void {
  const { [key]: _, ...others } = photoSendings.current();
  photoSendings.set(sending ? { ...others, [key]: sending } : others);
}

/** Makes a photo smaller and sends it; the window has it once the shop has. @param key of the window */
export async function sendPhoto(key: string, chosen: File): Promise<void> {
  const waiting = { file: chosen, owner: windowsOwner() };
  files.set(key, waiting);
  show(key, { kind: "preparing" });
  const file = await shrinkPhoto(chosen);
  if (files.get(key) !== waiting) return;
  const refusal = fileRefusal(file.size);
  if (refusal !== undefined) return refuse(key, refusal);
  files.set(key, { ...waiting, file });
  await sendAgain(key);
}

/** Sends the photo of a window that waits. */
export async function sendAgain(key: string): Promise<void> {
  const waiting = files.get(key);
  // A press and the connection that is back may come together.
  if (!waiting || photoSendings.current()[key]?.kind === "sending") return;
  const isCurrent = () => files.get(key) === waiting && windowsOwner() === waiting.owner;
  show(key, { kind: "sending", share: 0 });
  try {
    const { id, preview } = await upload(waiting.file, (share) => {
      if (isCurrent()) show(key, { kind: "sending", share });
    });
    if (!isCurrent()) return;
    photoPreviews.set(id, preview);
    typeWindow(key, { photoId: id });
    leavePhoto(key);
  } catch (error) {
    if (!isCurrent()) return;
    if (error instanceof ShopUnreachable) return wait(key);
    refuse(key, error instanceof PhotoRefused ? error.message : FAILED);
  }
}

/** The photo of a window is not sent after all. */
export function leavePhoto(key: string): void {
  files.delete(key);
  show(key, undefined);
}

function refuse(key: string, sentence: string): void {
  files.delete(key);
  show(key, { kind: "refused", sentence });
}

function wait(key: string): void {
  show(key, { kind: "waiting" });
  addEventListener("online", () => void sendAgain(key), { once: true });
}
