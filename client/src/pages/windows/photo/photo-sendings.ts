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

/** Sends the photo of a window that waits. A guest's goes into the account at sign-in, as the windows do; an account's stays behind. */
export async function sendAgain(key: string): Promise<void> {
  const waiting = files.get(key);
  // A press and the connection that is back may come together.
  if (!waiting || photoSendings.current()[key]?.kind === "sending") return;
  const owner = windowsOwner();
  if (waiting.owner !== null && waiting.owner !== owner) return leavePhoto(key);
  const sent = { ...waiting, owner };
  files.set(key, sent);
  show(key, { kind: "sending", share: 0 });
  const isSent = () => files.get(key) === sent;
  const arrive = await sending(sent.file, (share) => {
    if (isSent()) show(key, { kind: "sending", share });
  });
  if (!isSent()) return;
  if (windowsOwner() === owner) return arrive(key);
  // It went to the visitor before. Without this state it may be sent once more.
  show(key, undefined);
  return sendAgain(key);
}

/** Sends a file. @returns what becomes of the window with its key then */
async function sending(file: File, onProgress: (share: number) => void): Promise<(key: string) => void> {
  try {
    const { id, preview } = await upload(file, onProgress);
    return (key) => {
      photoPreviews.set(id, preview);
      typeWindow(key, { photoId: id });
      leavePhoto(key);
    };
  } catch (error) {
    if (error instanceof ShopUnreachable) return wait;
    return (key) => refuse(key, error instanceof PhotoRefused ? error.message : FAILED);
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
  addEventListener("online", sendWaiting, { once: true });
}

/** What is just being made smaller sends itself. */
function sendWaiting(): void {
  for (const [key, { kind }] of Object.entries(photoSendings.current())) if (kind === "waiting") void sendAgain(key);
}
