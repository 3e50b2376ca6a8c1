import { act, fireEvent } from "@testing-library/react";

/** Clicks a control that makes React suspend, and waits within `act` for the data. */
export const press = (control: HTMLElement): Promise<void> =>
  act(async () => {
    fireEvent.click(control);
  });
