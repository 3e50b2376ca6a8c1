import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { expectLogged } from "../../test/expect-logged";
import { collectNotices } from "../../test/notices";
import { renderPart } from "../../test/render-part";
import { LoadedOverlay } from "./LoadedOverlay";

const notices = collectNotices();

type Load = () => Promise<ComponentType<{ open: boolean; onClose: () => void }>>;
const Panel = () => <p>Panel</p>;

function Example({ load }: { load: Load }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button aria-expanded={open} onClick={() => setOpen(true)}>
        Open
      </button>
      <LoadedOverlay load={load} with={{ open, onClose: () => setOpen(false) }} />
    </>
  );
}
const press = () => userEvent.click(screen.getByRole("button"));

it("loads its code once, when it is first opened", async () => {
  const load = vi.fn<Load>().mockResolvedValue(Panel);
  renderPart(<Example load={load} />);
  expect(load).not.toHaveBeenCalled();
  await press();
  await screen.findByText("Panel");
  await press();
  expect(load).toHaveBeenCalledOnce();
});

it("closes with a notice when its code can't be loaded, and tries again when it is opened again", async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(Panel);
  renderPart(<Example load={load} />);
  await press();
  await waitFor(() => expect(notices).toEqual([expect.objectContaining({ title: "This can't be opened now" })]));
  expectLogged("This can't be opened now");
  expect(screen.getByRole("button").getAttribute("aria-expanded")).toBe("false");
  await press();
  expect(await screen.findByText("Panel")).toBeDefined();
});
