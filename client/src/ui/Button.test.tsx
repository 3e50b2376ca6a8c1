import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FormEventHandler } from "react";
import { expect, it, vi } from "vitest";
import { renderPart } from "../test/render-part";
import { Button } from "./Button";

it("does not press, and can be focused, while busy", async () => {
  const handleClick = vi.fn<() => void>();
  renderPart(
    <Button busy busyText="Sending..." onClick={handleClick}>
      Send
    </Button>,
  );
  const button = screen.getByRole("button");
  await userEvent.click(button);
  expect(handleClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
});

it("does not send its form a second time while busy", async () => {
  const handleSubmit = vi.fn<FormEventHandler>((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={handleSubmit}>
      <Button type="submit" busy={busy} busyText="Sending...">
        Send
      </Button>
    </form>
  );
  const { rerender } = renderPart(form(false));
  await userEvent.click(screen.getByRole("button"));
  rerender(form(true));
  await userEvent.click(screen.getByRole("button"));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});
