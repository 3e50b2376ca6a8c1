import { describe, expect, it } from "vitest";
import { CHAT_TOPICS, defaultReply, type ChatFacts, type ChatOrder } from "../../content/chat";
import { replyTo } from "./reply-to";

const FACTS: ChatFacts = {
  phone: "01632 960001",
  deliveryNote: null,
  deliveryPence: 1950,
  freeDeliveryFromPence: 30_000,
  standardDeliveryDays: { from: 4, to: 6 },
  expressDeliveryDays: { from: 1, to: 2 },
  fittedFromPence: 6000,
  financeFromPence: 70_000,
  quoteDays: 21,
  returnDays: 41,
  installationMinutes: 40,
  blindWarrantyYears: { from: 1, to: 4 },
  longestWarrantyYears: 9,
  cancelDays: 17,
};

/** The answer to a topic. */
const about = (name: string) => CHAT_TOPICS.find((topic) => topic.name === name)?.reply(FACTS, null);

it.each([
  ["How do I measure a bay window?", "measurement"],
  ["what SIZES do you make", "measurement"],
  ["How much is a roller blind", "price"],
  ["is £90 enough", "price"],
  ["do you install?", "install"],
  ["Can I have it fitted by somebody", "install"],
  ["when will my order arrive", "shipping"],
  ["how much is delivery", "shipping"],
  ["I want to return a blind", "return/warranty"],
  ["How long is the warranty on shutters?", "return/warranty"],
  ["Hi there", "greeting"],
  ["hello, how do I measure?", "measurement"],
  ["thanks a lot", "thanks"],
  ["Can I cancel?", "cancel"],
  ["I want to cancel my order", "cancel"],
  ["I have changed my mind", "cancel"],
  ["can someone come and measure", "visit"],
  ["How do I book a visit?", "visit"],
  ["I'd like an appointment", "visit"],
  ["Where is my order?", "order"],
  ["where's my blind", "order"],
  ["track my parcel", "order"],
  ["what is the status of my order", "order"],
  ["how do I send it back", "return/warranty"],
])("answers “%s” as a question about %s", (message, topic) => {
  expect(replyTo(message, FACTS)).toEqual(about(topic));
});

it.each(["do you like the sea", "this is whitewashed", "are you a robot"])(
  "says of “%s” that it knows nothing of it, and who does",
  (message) => {
    expect(replyTo(message, FACTS)).toEqual(defaultReply(FACTS));
    expect(replyTo(message, FACTS).text).toContain("01632 960001");
  },
);

it("takes every figure from the shop profile", () => {
  const said = CHAT_TOPICS.map(({ reply }) => reply(FACTS, null).text).join(" ");
  for (const figure of [
    "£19.50",
    "£300",
    "4–6",
    "1–2",
    "£60",
    "£700",
    "21 days",
    "41 days",
    "40 minutes",
    "1–4 years",
    "9 years",
  ])
    expect(said).toContain(figure);
  expect(said).toContain("17 days");
  expect(said.match(/\d+/g)).toHaveLength(19);
  expect(said).not.toContain("$");
});

it("says how a measuring visit is arranged, and that nothing is cut before", () => {
  const { text, link } = replyTo("can somebody visit me?", FACTS);
  expect(text).toContain("“Measure and fit it for me” at the checkout");
  expect(text).toMatch(/free.*ring you, or write.*nothing is cut before/s);
  expect(link?.to).toBe("/#quote-section");
});

it("says until when an order can be cancelled", () => {
  const { text, link } = replyTo("cancel", FACTS);
  expect(text).toMatch(/free of charge for 17 days, as long as we have not begun to make it/);
  expect(text).toContain("01632 960001");
  expect(link?.to).toBe("/terms#cancelling");
});

describe("where an order is", () => {
  const ask = (order: ChatOrder | null) => replyTo("where is my order?", FACTS, order);

  it("is said by the tracking page to who has none in this browser", () => {
    expect(ask(null).text).toContain("order number and your e-mail address");
    expect(ask(null).link?.to).toBe("/track-order");
  });

  it.each([
    ["PROCESSING", "has been received, and making has not begun"],
    ["MANUFACTURING", "is being made"],
    ["SHIPPED", "is on its way"],
    ["DELIVERED", "has been delivered"],
    ["CANCELLED", "is cancelled"],
  ] as const)("is said with number and status %s to who has one", (status, words) => {
    const { text, link } = ask({ number: "MBC123456", status });
    expect(text).toContain(`Your order MBC123456 ${words}.`);
    expect(link?.to).toBe("/track-order?number=MBC123456");
  });
});

it("does not mention free delivery where there is none", () => {
  const { text } = replyTo("delivery?", { ...FACTS, freeDeliveryFromPence: null });
  expect(text).toContain("Delivery is £19.50. ");
  expect(text).not.toContain("free");
});
