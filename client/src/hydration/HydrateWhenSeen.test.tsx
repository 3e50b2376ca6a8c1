import { act, fireEvent, screen } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HydrateWhenSeen } from "./HydrateWhenSeen";

type Sighting = { isIntersecting: boolean; boundingClientRect: { height: number } };
let see: (...sightings: Sighting[]) => void;
let root: Root;
const page = document.createElement("div");

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: typeof see extends (...all: infer All) => void ? (all: All) => void : never) {
        see = (...sightings) => notify(sightings);
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

/** As a browser gets it: the page of the server, which React then takes over. */
async function takeOver(part: ReactNode): Promise<void> {
  vi.stubEnv("SSR", true);
  page.innerHTML = renderToString(part);
  vi.unstubAllEnvs();
  await act(async () => void (root = hydrateRoot(page, part)));
}

const button = () => screen.getByRole("button");
/** React leaves its mark on what it has taken over. */
const isTakenOver = () => Object.keys(button()).some((key) => key.startsWith("__reactProps$"));

it("stands there from the start and is taken over when it is seen", async () => {
  await takeOver(
    <HydrateWhenSeen>
      <Counter />
    </HydrateWhenSeen>,
  );
  expect(button().textContent).toBe("0 by 1");
  expect(isTakenOver()).toBe(false);
  await act(async () => see({ isIntersecting: false, boundingClientRect: { height: 40 } }));
  expect(isTakenOver()).toBe(false);
  await act(async () => see({ isIntersecting: true, boundingClientRect: { height: 40 } }));
  expect(isTakenOver()).toBe(true);
});

it("waits while it is hidden", async () => {
  await takeOver(
    <HydrateWhenSeen>
      <Counter />
    </HydrateWhenSeen>,
  );
  await act(async () => see({ isIntersecting: true, boundingClientRect: { height: 0 } }));
  expect(isTakenOver()).toBe(false);
});

it("answers the very press that wakes it", async () => {
  await takeOver(
    <HydrateWhenSeen>
      <Counter />
    </HydrateWhenSeen>,
  );
  const pressed = button();
  await act(async () => void fireEvent.click(pressed));
  expect(button()).toBe(pressed);
  expect(pressed.textContent).toBe("1 by 1");
});

it("shows what has changed above it without losing what stands there", async () => {
  let setStep: (step: number) => void = () => undefined;
  function Page() {
    const [step, set] = useState(1);
    useEffect(() => void (setStep = set), []);
    return (
      <HydrateWhenSeen>
        <input aria-label="Name" />
        <Counter step={step} />
      </HydrateWhenSeen>
    );
  }
  await takeOver(<Page />);
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  field.value = "typed before";
  await act(async () => setStep(5));
  expect(button().textContent).toBe("0 by 5");
  expect(screen.getByLabelText("Name")).toBe(field);
  expect(field.value).toBe("typed before");
});
