import { act, fireEvent } from "@testing-library/react";

/** Clicks a control that makes React suspend, and waits within `act` for the data. */
export const press = (control: HTMLElement): Promise<void> =>
  act(async () => {
    fireEvent.click(control);
  });

/** Activates the focused control by a key, as browsers do: a click follows, unless a handler has prevented it. */
export const pressKey = (key: "Enter" | " "): Promise<void> =>
  // `userEvent` leaves the `act` environment while it waits, and React warns about what renders meanwhile.
  act(async () => {
    const control = document.activeElement ?? document.body;
    if (fireEvent.keyDown(control, { key })) fireEvent.click(control);
    fireEvent.keyUp(control, { key });
  });
