import { LONGEST_UPLOAD_SILENCE } from "@rules/picture-uploads";
import { ShopUnreachable } from "./shop-failure";

/** What the shop answers to a photo that it has taken. */
export type TakenPhoto = { id: string; preview: string };

/** The shop does not take a photo; the message is a sentence for the shopper. */
export class PhotoRefused extends Error {
  override readonly name = "PhotoRefused";
}

/** Sends a photo. Rejects with a {@link PhotoRefused} or a {@link ShopUnreachable}. */
export type UploadPhoto = (file: File, onProgress: (share: number) => void) => Promise<TakenPhoto>;

const AGAIN = "This photo could not be taken. Please try again in a moment.";

/**
 * Sends photos to the shop, for as long as they make progress. `fetch` tells none of what is sent.
 * @param path the call that takes them: "/api/problem-photos"
 */
export const photoUpload =
  (path: string): UploadPhoto =>
  (file, onProgress) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open("POST", path);
      request.setRequestHeader("content-type", file.type || "application/octet-stream");
      let silence: ReturnType<typeof setTimeout> | undefined;
      const expectNews = () => {
        clearTimeout(silence);
        silence = setTimeout(() => request.abort(), LONGEST_UPLOAD_SILENCE);
      };
      request.upload.addEventListener("progress", ({ loaded, total }) => {
        expectNews();
        onProgress(total > 0 ? loaded / total : 0);
      });
      for (const end of ["error", "abort"] as const)
        request.addEventListener(end, () => reject(new ShopUnreachable(undefined)));
      request.addEventListener("loadend", () => clearTimeout(silence));
      request.addEventListener("load", () => {
        if (request.status === 201) resolve(JSON.parse(request.responseText) as TakenPhoto);
        // The shop's refusals are plain sentences.
        else reject(new PhotoRefused(request.status < 500 ? request.responseText || AGAIN : AGAIN));
      });
      expectNews();
      request.send(file);
    });
