import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { describe, expect, it, vi } from "vitest";
import { createStore, useBrowserValue, useStore, type Store } from "./store";

const Shown = ({ store }: { store: Store<string> }) => <p>Shown: {useStore(store)}</p>;

describe("a store", () => {
  it("creates its initial value once, on first use", () => {
    const start = vi.fn<() => string>().mockReturnValue("stored");
    const store = createStore({ start, onServer: "" });
    expect(start).not.toHaveBeenCalled();
    expect([store.current(), store.current()]).toEqual(["stored", "stored"]);
    expect(start).toHaveBeenCalledOnce();
  });

  it("shows components the last value, and passes it to its storage", () => {
    const kept: string[] = [];
    const store = createStore({ start: () => "first", onServer: "", keep: (value) => kept.push(value) });
    render(<Shown store={store} />);
    expect(screen.getByText("Shown: first")).toBeDefined();
    act(() => store.set("second"));
    expect(screen.getByText("Shown: second")).toBeDefined();
    expect(kept).toEqual(["second"]);
  });

  it("shows a value that is stored already, and does not store it again", () => {
    const kept: string[] = [];
    const store = createStore({ start: () => "first", onServer: "", keep: (value) => kept.push(value) });
    render(<Shown store={store} />);
    act(() => store.show("another tab's"));
    expect(screen.getByText("Shown: another tab's")).toBeDefined();
    expect(kept).toEqual([]);
  });

  it("creates its initial value again after a reset", () => {
    const values = ["first", "second"];
    const store = createStore({ start: () => values.shift() ?? "", onServer: "" });
    expect(store.current()).toBe("first");
    store.forget();
    expect(store.current()).toBe("second");
  });

  it("is connected while there are listeners, however many", () => {
    const log: string[] = [];
    const store = createStore({
      start: () => "",
      onServer: "",
      connect: ({ set }) => {
        log.push("connected");
        set("heard");
        return () => log.push("disconnected");
      },
    });
    const stops = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
    expect(store.current()).toBe("heard");
    stops[0]?.();
    expect(log).toEqual(["connected"]);
    stops[1]?.();
    expect(log).toEqual(["connected", "disconnected"]);
  });

  it("has a value of its own on the server, which asks the browser for none", () => {
    const start = vi.fn<() => string>();
    const html = renderToString(<Shown store={createStore({ start, onServer: "nothing yet" })} />);
    expect(html).toContain("nothing yet");
    expect(start).not.toHaveBeenCalled();
  });
});

describe("a value of the browser", () => {
  const Today = () => <p>{useBrowserValue(() => "today", "some day")}</p>;

  it("is read in the browser", () => {
    render(<Today />);
    expect(screen.getByText("today")).toBeDefined();
  });

  it("is not read on the server", () => {
    expect(renderToString(<Today />)).toContain("some day");
  });
});
