import { expect, it, onTestFinished, vi } from "vitest";
import { ShopUnreachable } from "./shop-failure";
import { photoUpload } from "./upload-photo";

/** A request that gets no answer. */
class SilentRequest extends EventTarget {
  readonly upload = new EventTarget();
  isGivenUp = false;
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.isGivenUp = true;
    for (const end of ["abort", "loadend"]) this.dispatchEvent(new Event(end));
  }
}

it("gives a photo up once it has made no progress for a minute", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const request = new SilentRequest();
  vi.stubGlobal("XMLHttpRequest", function () {
    return request;
  });
  const shares: number[] = [];
  const sent = photoUpload("/api/problem-photos")(new File(["pixels"], "one.jpg"), (share) => shares.push(share)).catch(
    (error) => error,
  );
  await vi.advanceTimersByTimeAsync(59_000);
  request.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 1, total: 4 }));
  await vi.advanceTimersByTimeAsync(59_000);
  expect([shares, request.isGivenUp]).toEqual([[0.25], false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(request.isGivenUp).toBe(true);
  expect(await sent).toBeInstanceOf(ShopUnreachable);
});
