import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { expect, it, vi } from "vitest";
import { renderPart } from "../../test/render-part";
import { Drawer } from "./Drawer";

function Example({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const handleClose = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Drawer open={open} onClose={handleClose} title="Your Cart">
        Rows
      </Drawer>
    </>
  );
}

it("opens on demand, closes on Escape and gives the focus back", async () => {
  const handleClose = vi.fn<() => void>();
  renderPart(
    <StrictMode>
      <Example onClose={handleClose} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const dialog = await screen.findByRole("dialog", { name: "Your Cart" });
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  expect(handleClose).not.toHaveBeenCalled();

  await userEvent.keyboard("{Escape}");
  // jsdom ends no animations, so a closing drawer would stay.
  await vi.waitFor(() => expect(dialog.dataset["state"]).toBe("closed"));
  expect(handleClose).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Open"));
});
