import { ChakraProvider } from "@chakra-ui/react";
import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { system } from "../../ui/theme/system";
import { ChatButton } from "./ChatButton";

/** Tops of the elements in pixels; all are at the right edge. */
const tops = new Map<Element, number>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(300, tops.get(this) ?? -1000, 56, 56);
  });
  Element.prototype.checkVisibility = () => true;
});
afterEach(() => {
  vi.useRealTimers();
  tops.clear();
});

/** Places the button at 700 px over controls at `controls`; returns how far it rises when scrolling has stopped. */
async function riseOver(...controls: number[]) {
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        {controls.map((top) => (
          <input key={top} aria-label={`at ${top}`} />
        ))}
        <ChatButton isReplaced={false} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  const button = screen.getByRole("button", { name: "Open chat" });
  if (button.parentElement) tops.set(button.parentElement, 700);
  for (const top of controls) tops.set(screen.getByRole("textbox", { name: `at ${top}` }), top);
  await act(() => vi.advanceTimersByTimeAsync(200));
  return "noRoom" in button.dataset ? "hides" : button.style.getPropertyValue("--rise");
}

it("stays in its corner over text and pictures", async () => {
  expect(await riseOver(200)).toBe("0");
});

it("rises above a control that it would cover, and above the next one", async () => {
  expect(await riseOver(710)).toBe("48");
});

it("rises above two controls close together", async () => {
  expect(await riseOver(710, 640)).toBe("120");
});

it("hides where there is no room", async () => {
  expect(await riseOver(700, 620, 540, 460, 400)).toBe("hides");
});
