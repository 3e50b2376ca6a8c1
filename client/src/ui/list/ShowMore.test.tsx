import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { ShopUnreachable } from "../../lib/shop-failure";
import { renderPart } from "../../test/render-part";
import { ShowMore } from "./ShowMore";
import { useShowMore } from "./use-show-more";

type Load = (after: string) => Promise<unknown>;

/** A list that grows by two entries each time. */
function Example({ load, search, isPlain = false }: { load: Load; search?: string; isPlain?: boolean }) {
  const [count, setCount] = useState(2);
  const { list, isLoading, failure, showMore } = useShowMore(count, async (after) => {
    await load(after);
    setCount(count + 2);
  });
  const names = Array.from({ length: count }, (_, index) => `Entry ${index + 1}`);
  return (
    <MemoryRouter>
      <ul ref={list}>
        {names.map((name) =>
          isPlain ? (
            <li key={name} tabIndex={-1}>
              {name}
            </li>
          ) : (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ),
        )}
      </ul>
      <ShowMore
        progress={`${count} of 8 entries`}
        onMore={() => void showMore(`cursor ${count}`)}
        search={search}
        isLoading={isLoading}
        failure={failure}
      />
    </MemoryRouter>
  );
}

const focused = () => document.activeElement?.textContent;
const aLoader = () => vi.fn<Load>().mockResolvedValue(undefined);

describe("useShowMore", () => {
  it.each([false, true])("focuses the first new entry or its link (%s)", async (isPlain) => {
    const load = aLoader();
    renderPart(<Example load={load} isPlain={isPlain} />);
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByText("4 of 8 entries")).toBeDefined();
    expect(focused()).toBe("Entry 3");
    expect(load.mock.calls).toEqual([["cursor 2"]]);
  });

  it("is busy while loading and ignores a second click", async () => {
    const answer = Promise.withResolvers<void>();
    const load = vi.fn<Load>().mockReturnValue(answer.promise);
    renderPart(<Example load={load} />);
    const button = screen.getByRole("button");
    await userEvent.click(button);
    expect(screen.getByRole("button", { name: "Loading..." }).getAttribute("aria-busy")).toBe("true");
    await userEvent.click(button);
    expect(load).toHaveBeenCalledOnce();
    await act(async () => answer.resolve());
    expect(screen.getByRole("button", { name: "Show more" }).getAttribute("aria-busy")).toBeNull();
  });

  it("keeps the list after a failure and shows the reason", async () => {
    const load = aLoader().mockRejectedValueOnce(new ShopUnreachable(undefined));
    renderPart(<Example load={load} />);
    const button = screen.getByRole("button", { name: "Show more" });
    await userEvent.click(button);
    expect((await screen.findByRole("alert")).textContent).toContain("We can't reach the shop");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(document.activeElement).toBe(button);

    await userEvent.click(button);
    expect(await screen.findByText("4 of 8 entries")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("ShowMore as a link", () => {
  it("has the URL of the longer page and loads in place", async () => {
    const load = aLoader();
    renderPart(<Example load={load} search="?page=2" />);
    const link = screen.getByRole("link", { name: "Show more" });
    expect(link.getAttribute("href")).toBe("/?page=2");
    await userEvent.click(link);
    expect(await screen.findByText("4 of 8 entries")).toBeDefined();
  });

  it.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])("keeps the browser's behaviour with %s", async (key) => {
    const load = aLoader();
    renderPart(<Example load={load} search="?page=2" />);
    fireEvent.click(screen.getByRole("link", { name: "Show more" }), { [key]: true });
    expect(load).not.toHaveBeenCalled();
  });
});
