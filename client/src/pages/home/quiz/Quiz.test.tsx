import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aProduct } from "../../../test/catalogue-shop";
import { renderInShop } from "../../../test/render-in-shop";
import { schemaLink } from "../../../test/schema-link";
import { Quiz } from "./Quiz";
import { QUIZ_START, quizStore } from "./quiz-store";

type Asked = { filter: unknown };

const SUITING = [
  { name: "Roman Blinds", family: "ROMAN", features: ["CHILD_SAFE"], materials: [{ name: "Thermal Fabric" }] },
  { name: "Blackout Rollers", family: "ROLLER", features: ["BLACKOUT"], materials: [{ name: "Blackout Fabric" }] },
  { name: "Velvet Curtains", family: "CURTAIN", features: ["BLACKOUT"], materials: [{ name: "Thermal Fabric" }] },
  { name: "Wooden Blinds", family: "WOODEN", features: [], materials: [{ name: "Premium Wood" }] },
].map((product, index) =>
  aProduct({ ...product, id: `p${index}`, slug: product.name.toLowerCase().replace(" ", "-") }),
);

/** Renders the quiz; `asked` collects the variables of the queries. */
async function open() {
  const asked: Asked[] = [];
  const shop = { isReachable: true };
  await renderInShop(
    <Quiz />,
    schemaLink({
      products: ({ filter }: Asked) => {
        if (!shop.isReachable) throw new Error("The shop is shut.");
        asked.push({ filter: { ...Object(filter) } });
        return { edges: SUITING.map((node, cursor) => ({ cursor: String(cursor), node })) };
      },
    }),
  );
  return { asked, shop };
}

const question = () => screen.getByRole("heading", { level: 3 }).textContent;
const answer = async (label: string, button = "Next") => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.click(screen.getByRole("button", { name: button }));
};
const answerAll = async (room = "Bedroom") => {
  await answer(room);
  await answer("A dark room to sleep in");
  await answer("As little as possible");
  await answer("Cloth in folds", "Show what suits");
};
const suggested = async () => {
  const rows = await screen.findAllByRole("article");
  return rows.map((row) => within(row).getByRole("heading", { level: 4 }).textContent);
};

beforeEach(() => {
  quizStore.set(QUIZ_START);
});

it("asks four questions and suggests three products with reasons and prices", async () => {
  const { asked } = await open();
  expect(question()).toBe("Which room is it for?");
  expect(screen.getByText("1 of 4")).toBeDefined();
  expect(asked).toEqual([]);
  await answerAll();

  expect(await suggested()).toEqual(["Velvet Curtains", "Blackout Rollers", "Roman Blinds"]);
  expect(asked).toEqual([{ filter: { rooms: ["BEDROOM"] } }]);
  const best = within(screen.getAllByRole("article")[0] ?? document.body);
  expect(best.getByRole("link").getAttribute("href")).toBe("/products/velvet-curtains");
  expect(best.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Blackout cloth: no light comes through the weave.",
    "Cloth that falls in folds.",
  ]);
  expect(best.getByText("£84")).toBeDefined();
});

it("moves the focus to each question and to the result, so that screen readers read it", async () => {
  await open();
  expect(document.activeElement).toBe(document.body);
  await answer("Kitchen");
  expect(document.activeElement?.textContent).toBe("What matters most there?");
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(document.activeElement?.textContent).toBe("Which room is it for?");
  await answer("Home office");
  await answer("Privacy from outside");
  await answer("A soft glow");
  await answer("Wood", "Show what suits");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Three that would suit your home office"));
});

it("requires an answer before the next question", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByRole("alert").textContent).toBe("Please choose one of these to go on.");
  expect(question()).toBe("Which room is it for?");
  await userEvent.click(screen.getByLabelText("Bathroom"));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("works by keyboard alone", async () => {
  await open();
  await userEvent.tab();
  await userEvent.keyboard(" {ArrowRight}{Enter}");
  expect(question()).toBe("What matters most there?");
  expect(quizStore.current().answers).toEqual({ room: "living-room" });
});

it("keeps the answers on Back", async () => {
  await open();
  await answer("Kitchen");
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getByLabelText<HTMLInputElement>("Kitchen").checked).toBe(true);
});

it("keeps the result after another page was visited, and starts again on demand", async () => {
  await open();
  await answerAll();
  await suggested();
  document.body.replaceChildren();
  await open();
  expect(await suggested()).toHaveLength(3);
  expect(document.activeElement).toBe(document.body);

  await userEvent.click(screen.getByRole("button", { name: "Start again" }));
  expect(question()).toBe("Which room is it for?");
  expect(screen.getByLabelText<HTMLInputElement>("Bedroom").checked).toBe(false);
});

it("searches cordless products for a nursery", async () => {
  const { asked } = await open();
  await answerAll("Nursery");
  await suggested();
  expect(asked).toEqual([{ filter: { rooms: ["BEDROOM"], features: ["CHILD_SAFE"] } }]);
});

it("shows when the products can't be loaded, and retries", async () => {
  const { shop } = await open();
  shop.isReachable = false;
  await answerAll();
  const problem = await screen.findByRole("alert");
  shop.isReachable = true;
  await userEvent.click(within(problem).getByRole("button", { name: "Try again" }));
  expect(await suggested()).toHaveLength(3);
});

it.each(["nonsense", `{"step":4,"answers":{"room":"cellar"}}`, `{"step":-3}`])(
  "begins at the first question where %s is stored",
  async (stored) => {
    sessionStorage.setItem("quiz", stored);
    vi.resetModules();
    const fresh = await import("./quiz-store");
    expect(fresh.quizStore.current()).toEqual({ step: 0, answers: {} });
  },
);
