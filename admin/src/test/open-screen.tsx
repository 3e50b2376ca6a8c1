import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { BackOffice } from "../BackOffice";

/** Opens the back office at a path below /admin. */
export function openScreen(path: string) {
  window.history.replaceState(null, "", `/admin${path}`);
  render(
    <BrowserRouter basename="/admin">
      <BackOffice />
    </BrowserRouter>,
  );
  return userEvent.setup();
}
