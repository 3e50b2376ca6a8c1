import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { FAQ_QUESTIONS } from "@rules/faq-questions";
import { CurrentUrl } from "../../test/CurrentUrl";
import { renderInShop } from "../../test/render-in-shop";
import { ShellShop } from "../../test/shell-shop";
import { FaqPage } from "./FaqPage";

const open = (url = "/faq", shop = new ShellShop()) =>
  renderInShop(
    <>
      <FaqPage />
      <CurrentUrl />
    </>,
    shop.link,
    url,
  );

afterEach(() => window.history.replaceState(null, "", "/"));

const subjects = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const questions = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const answerTo = (question: string) => screen.getByRole("heading", { level: 3, name: question }).closest("details");
const found = () => within(screen.getByRole("search")).getByRole("status");
const search = () => screen.getByRole("textbox", { name: "Search questions and answers" });

it("shows five folded subjects and contact details", async () => {
  await open();
  expect(subjects()).toEqual([
    "General Questions",
    "Products & Services",
    "Pricing & Payment",
    "Installation & Maintenance",
    "Ordering Process",
    "Ask somebody who fits them",
  ]);
  expect(answerTo("How and when do I pay?")?.open).toBe(false);
  expect(screen.getByRole("link", { name: "020 7946 0123" }).getAttribute("href")).toBe("tel:02079460123");
  expect(screen.getByRole("link", { name: "Get a FREE Quote" }).getAttribute("href")).toBe("/#quote-section");
});

it("has the questions of staff, one of them in the place of the shop's own, and finds them", async () => {
  const shop = new ShellShop();
  shop.questions = [
    { anchor: "pay", category: "pricing", question: "When is it due?", answer: "Never.\n\nReally: [ask](/contact)." },
    { anchor: "vouchers", category: "ordering", question: "Do you sell vouchers?", answer: "Yes, **always**." },
  ];
  await open("/faq", shop);
  expect(questions()).not.toContain("How and when do I pay?");
  expect(questions().at(-1)).toBe("Do you sell vouchers?");
  expect(answerTo("When is it due?")?.textContent).toContain("Really: ask.");
  await userEvent.type(search(), "voucher always");
  expect(questions()).toEqual(["Do you sell vouchers?"]);
});

it("leaves out what staff have hidden, and begins with what they have put first", async () => {
  const shop = new ShellShop();
  shop.builtInQuestions = [
    { anchor: "warranty", isShown: true },
    { anchor: "who-are-you", isShown: false },
  ];
  await open("/faq", shop);
  expect(questions()[0]).toBe("What does the warranty cover?");
  expect(questions()).not.toContain("Who are you?");
});

it("says how to ask where staff have hidden every question", async () => {
  const shop = new ShellShop();
  shop.builtInQuestions = FAQ_QUESTIONS.map(({ id }) => ({ anchor: id, isShown: false }));
  await open("/faq", shop);
  expect(questions()).toEqual([]);
  expect(screen.queryByRole("search")).toBeNull();
  screen.getByRole("heading", { name: "Ask us anything" });
  expect(screen.getByText(/^There are no questions and answers here at the moment/).textContent).toContain(
    "or call 020 7946 0123",
  );
  expect(screen.getByRole("link", { name: "Send us your question" }).getAttribute("href")).toBe("/contact");
});

it("opens the question that the URL names", async () => {
  window.history.replaceState(null, "", "/faq#pay");
  await open();
  expect(answerTo("How and when do I pay?")?.open).toBe(true);
  expect(answerTo("How much does a blind cost?")?.open).toBe(false);
});

it("searches questions and answers while typing, opens the answers, and shows their number", async () => {
  await open();
  await userEvent.type(search(), "deposit");

  expect(questions()).toEqual(["How and when do I pay?"]);
  expect(answerTo("How and when do I pay?")?.open).toBe(true);
  expect(found().textContent).toBe("1 answer found");
  expect(screen.getByLabelText("URL").textContent).toBe("/faq?search=deposit");

  await userEvent.clear(search());
  expect(questions().length).toBeGreaterThan(25);
  expect(found().textContent).toBe("");
  expect(answerTo("How and when do I pay?")?.open).toBe(false);
});

it("keeps the text when nothing is found, and offers contact", async () => {
  await open("/faq?search=velvet");
  await userEvent.type(search(), " rope");

  expect(questions()).toEqual([]);
  const empty = screen.getByRole("heading", { name: "No answer here yet" }).parentElement;
  if (!empty) throw new Error("There is no notice.");
  expect(empty.textContent).toContain("“velvet rope”");
  expect(within(empty).getByRole("link", { name: "Ask us" }).getAttribute("href")).toBe("/contact");
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("velvet rope");
  expect(document.activeElement).toBe(search());
});

it("tells one story about measuring, fitting, delivery and returns", async () => {
  await open();
  for (const [question, words] of [
    ["How does ordering work?", "“Measure and fit it for me”, which is free, or “Make it to my sizes”"],
    ["How do I measure a window myself?", "your figures are only a guide"],
    ["Can I fit a blind myself?", "Choose “Make it to my sizes” at the checkout: the price is the same."],
    ["What does delivery cost?", "It is the same whether we send it or"],
    ["I have ordered the wrong size. What now?", "the sizes are settled at our visit"],
    ["Can I return a made-to-measure blind?", "you have your money back in full, or we make it again, as you choose"],
  ] as const)
    expect(answerTo(question)?.textContent).toContain(words);
});

it("gives every question a URL of its own", async () => {
  const { container } = await open();
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
