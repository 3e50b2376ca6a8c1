import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { Main } from "./Main";

const dataBlock = () => document.querySelector('script[type="application/ld+json"]');

afterEach(() => dataBlock()?.remove());

it("removes the structured data of a page with that page", async () => {
  document.head.insertAdjacentHTML("beforeend", `<script type="application/ld+json">{}</script>`);
  render(
    <MemoryRouter initialEntries={["/products/a"]}>
      <Main>
        <Link to="/products/a?color=Navy">Navy</Link>
        <Link to="/faq">Questions</Link>
      </Main>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Navy" }));
  expect(dataBlock()).not.toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Questions" }));
  expect(dataBlock()).toBeNull();
});
