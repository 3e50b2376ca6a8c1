import { expect, it } from "vitest";
import { CHAT_TOPICS, defaultReply, type ChatFacts } from "../../content/chat";
import { replyTo } from "./reply-to";

const FACTS: ChatFacts = {
  phone: "01632 960001",
  deliveryPence: 1950,
  freeDeliveryFromPence: 30_000,
  standardDeliveryDays: { from: 4, to: 6 },
  expressDeliveryDays: { from: 1, to: 2 },
  fittedFromPence: 6000,
  financeFromPence: 70_000,
  quoteDays: 21,
  returnDays: 28,
  installationMinutes: 40,
  blindWarrantyYears: { from: 1, to: 4 },
  longestWarrantyYears: 9,
};

/** The answer to a topic. */
const about = (name: string) => CHAT_TOPICS.find((topic) => topic.name === name)?.reply(FACTS);

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
  const said = CHAT_TOPICS.map(({ reply }) => reply(FACTS).text).join(" ");
  for (const figure of [
    "£19.50",
    "£300",
    "4–6",
    "1–2",
    "£60",
    "£700",
    "21 days",
    "28 days",
    "40 minutes",
    "1–4 years",
    "9 years",
  ])
    expect(said).toContain(figure);
  expect(said.match(/\d+/g)).toHaveLength(16);
  expect(said).not.toContain("$");
});

it("does not mention free delivery where there is none", () => {
  const { text } = replyTo("delivery?", { ...FACTS, freeDeliveryFromPence: null });
  expect(text).toContain("Delivery is £19.50. ");
  expect(text).not.toContain("free");
});
