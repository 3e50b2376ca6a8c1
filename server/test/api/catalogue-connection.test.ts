import { afterEach, expect, it, vi } from "vitest";
import { followCatalogue } from "../../src/http/response-cache/catalogue-connection.js";
import { setPrice } from "../builders/catalogue-change.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const ending = new AbortController();
afterEach(() => ending.abort());

/** Follows the catalogue and records its notifications, joining equal ones in a row. */
function follow() {
  const heard: string[] = [];
  const note = (mark: string) => {
    if (heard.at(-1) !== mark) heard.push(mark);
  };
  const end = followCatalogue(
    shop().databaseUrl,
    {
      version: () => 0,
      prepare: async () => {},
      hear: ({ version }) => note(String(version)),
      doubt: () => note("doubt"),
    },
    ending.signal,
  );
  end.catch(() => {});
  return { heard, end };
}

it("a follower is unsure before it receives a change, and at the end", async () => {
  const { heard, end } = follow();
  await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 20_000 });
  await setPrice(shop(), 7_300);
  await vi.waitFor(() => expect(heard).toHaveLength(3), { timeout: 20_000 });
  const [before, doubt, after] = heard;
  expect(doubt).toBe("doubt");
  expect(Number(after)).toBe(Number(before) + 1);

  await shop().database.query("ALTER TABLE catalogue_version RENAME TO catalogue_version_gone");
  await expect(end).rejects.toThrow("catalogue_version");
  expect(heard.slice(3)).toEqual(["doubt"]);
});
