import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { freshCode } from "../api/fresh-code";
import { StaffError } from "../api/staff-error";
import { session } from "../session/session";

// A generous timeout, because tests run beside others on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom knows no media; react-admin asks for the width of the window. */
const noMedia = (media: string) => ({
  ...{ media, matches: false, onchange: null },
  ...{
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  },
});

beforeEach(() => {
  vi.stubGlobal("matchMedia", noMedia);
  vi.stubGlobal("scrollTo", () => {});
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

// A test fails when React or a library complains. Files share a worker, and so what it remembers.
afterEach(() => {
  cleanup();
  session.forget();
  if (freshCode.isAsked()) freshCode.answer(false);
  // react-admin logs every refusal in development; the screen tells of it.
  const complaints = [console.error, console.warn]
    .flatMap((spy) => vi.mocked(spy).mock.calls)
    .filter(([first]) => !(first instanceof StaffError));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(complaints).toEqual([]);
});
