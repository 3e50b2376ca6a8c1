import { afterEach, describe, expect, it, vi } from "vitest";
import { shrinkPhoto } from "./shrink-photo";

afterEach(() => void vi.unstubAllGlobals());

const aFile = (type: string, size: number) => new File([new Uint8Array(size)], "photo", { type });

/** A browser that reads pictures of these pixels and draws them as a JPEG; returns the size of what it drew. */
function aBrowser(width: number, height: number) {
  const drawn: { width?: number; height?: number } = {};
  vi.stubGlobal("createImageBitmap", async () => ({ width, height, close() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    done: BlobCallback,
  ) {
    Object.assign(drawn, { width: this.width, height: this.height });
    done(new Blob([new Uint8Array(400_000)], { type: "image/jpeg" }));
  });
  return drawn;
}

describe("a photo before it is sent", () => {
  it("is drawn smaller as a JPEG where it is large", async () => {
    const drawn = aBrowser(3000, 4096);
    const { type, size } = await shrinkPhoto(aFile("image/jpeg", 6_000_000));
    expect([type, size, drawn]).toEqual(["image/jpeg", 400_000, { width: 1500, height: 2048 }]);
  });

  it("becomes a JPEG where the shop can't read its kind, and keeps its pixels where it has few", async () => {
    const drawn = aBrowser(800, 600);
    expect((await shrinkPhoto(aFile("image/heic", 300_000))).type).toBe("image/jpeg");
    expect(drawn).toEqual({ width: 800, height: 600 });
  });

  it("stays as it is where it is small, no picture, larger when drawn, or unreadable here", async () => {
    aBrowser(3000, 4000);
    const files = [aFile("image/png", 1_000_000), aFile("text/plain", 6_000_000), aFile("image/svg+xml", 6_000_000)];
    for (const file of files) expect(await shrinkPhoto(file)).toBe(file);
    const heic = aFile("image/heic", 6_000_000);
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("unreadable")));
    expect(await shrinkPhoto(heic)).toBe(heic);
  });
});
