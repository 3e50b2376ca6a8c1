import { afterEach, expect, it, vi } from "vitest";
import { followCart } from "./follow-cart";

class FakeEventSource extends EventTarget {
  static open: FakeEventSource[] = [];
  constructor(readonly url: string) {
    super();
    FakeEventSource.open.push(this);
  }
  close() {
    FakeEventSource.open = FakeEventSource.open.filter((each) => each !== this);
  }
  tell(content: unknown) {
    this.dispatchEvent(new MessageEvent("next", { data: JSON.stringify(content) }));
  }
}

const show = (state: "visible" | "hidden") => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

afterEach(() => {
  vi.unstubAllGlobals();
  FakeEventSource.open = [];
});

it("tells versions while the page is visible, and holds no stream otherwise", () => {
  vi.stubGlobal("EventSource", FakeEventSource);
  const versions: number[] = [];
  const stop = followCart((version) => versions.push(version));
  FakeEventSource.open[0]?.tell({ data: { cartChanged: { version: 3 } } });
  FakeEventSource.open[0]?.tell({ errors: [{ message: "x" }] });
  expect(versions).toEqual([3]);

  show("hidden");
  expect(FakeEventSource.open).toHaveLength(0);
  show("visible");
  expect(FakeEventSource.open).toHaveLength(1);
  stop();
  show("visible");
  expect(FakeEventSource.open).toHaveLength(0);
});

it("leaves nothing behind in a browser without streams", () => {
  expect(() => followCart(() => undefined)).toThrow("EventSource is not defined");
  vi.stubGlobal("EventSource", FakeEventSource);
  show("visible");
  expect(FakeEventSource.open).toEqual([]);
});
