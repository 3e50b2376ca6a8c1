import { act, fireEvent, screen } from "@testing-library/react";
import { useEffect, useState, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DeferredHydration } from "./DeferredHydration";

type Entry = { isIntersecting: boolean; boundingClientRect: { height: number } };
let see: (...entries: Entry[]) => void;
let root: Root;
const page = document.createElement("div");

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: typeof see extends (...all: infer All) => void ? (all: All) => void : never) {
        see = (...entries) => notify(entries);
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.append(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

function Counter({ step = 1 }: { step?: number }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      {`${count} by ${step}`}
    </button>
  );
}

/** As in a browser: React hydrates the HTML of the server. */
async function hydrate(part: ReactNode): Promise<void> {
  vi.stubEnv("SSR", true);
  page.innerHTML = renderToString(part);
  vi.unstubAllEnvs();
  await act(async () => void (root = hydrateRoot(page, part)));
}

const button = () => screen.getByRole("button");
/** React marks the elements that it has hydrated. */
const isHydrated = () => Object.keys(button()).some((key) => key.startsWith("__reactProps$"));

it("shows its content from the start and hydrates when it comes into view", async () => {
  await hydrate(
    <DeferredHydration>
      <Counter />
    </DeferredHydration>,
  );
  expect(button().textContent).toBe("0 by 1");
  expect(isHydrated()).toBe(false);
  await act(async () => see({ isIntersecting: false, boundingClientRect: { height: 40 } }));
  expect(isHydrated()).toBe(false);
  await act(async () => see({ isIntersecting: true, boundingClientRect: { height: 40 } }));
  expect(isHydrated()).toBe(true);
});

it("does not hydrate while it is hidden", async () => {
  await hydrate(
    <DeferredHydration>
      <Counter />
    </DeferredHydration>,
  );
  await act(async () => see({ isIntersecting: true, boundingClientRect: { height: 0 } }));
  expect(isHydrated()).toBe(false);
});

it("answers the press that starts its hydration", async () => {
  await hydrate(
    <DeferredHydration>
      <Counter />
    </DeferredHydration>,
  );
  const pressed = button();
  await act(async () => void fireEvent.click(pressed));
  expect(button()).toBe(pressed);
  expect(pressed.textContent).toBe("1 by 1");
});

it("hydrates for a change from above and keeps what was typed", async () => {
  let setStep: (step: number) => void = () => undefined;
  function Page() {
    const [step, set] = useState(1);
    useEffect(() => void (setStep = set), []);
    return (
      <DeferredHydration>
        <input aria-label="Name" />
        <Counter step={step} />
      </DeferredHydration>
    );
  }
  await hydrate(<Page />);
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  field.value = "typed before";
  await act(async () => setStep(5));
  expect(button().textContent).toBe("0 by 5");
  expect(screen.getByLabelText("Name")).toBe(field);
  expect(field.value).toBe("typed before");
});
