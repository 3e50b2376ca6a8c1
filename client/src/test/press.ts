import { act, fireEvent } from "@testing-library/react";

/** Presses what makes the screen wait for data, and lets React go on as soon as the data is there. */
export const press = (control: HTMLElement): Promise<void> =>
  act(async () => {
    fireEvent.click(control);
  });
