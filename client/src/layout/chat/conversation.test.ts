import { expect, it } from "vitest";
import { answerAfter, answered, isAnswerDue, opened, question, said, typing, type Conversation } from "./conversation";

const NOW = 1_700_000_000_000;
const welcomed = opened([], NOW);
const asked = said(welcomed, "  Do you fit?  ", NOW + 1);

it("adds the welcome at the first opening only", () => {
  expect(welcomed).toMatchObject([
    { sender: "agent", text: "Hello. How can I help with your window treatment needs?" },
  ]);
  expect(opened(welcomed, NOW + 5)).toBe(welcomed);
});

it("adds a trimmed message", () => {
  expect(asked.at(-1)).toMatchObject({ sender: "user", text: "Do you fit?", timestamp: NOW + 1, isTyping: false });
  expect(question(asked)).toBe("Do you fit?");
});

it.each(["", "   ", "\n\t"])("does not send the blank message %j", (blank) => {
  expect(said(welcomed, blank, NOW)).toBe(welcomed);
});

it("accepts no second message before the answer to the first", () => {
  const written = typing(asked, NOW + 2);
  expect([welcomed, asked, written].map(isAnswerDue)).toEqual([false, true, true]);
  expect(said(asked, "Hello?", NOW)).toBe(asked);
  expect(said(written, "Hello?", NOW)).toBe(written);
});

it("replaces the typing indicator by the answer", () => {
  const written = typing(asked, NOW + 2);
  const done = answered(written, { text: "We do." }, NOW + 3);
  expect(done).toHaveLength(written.length);
  expect(done.at(-1)).toMatchObject({ id: written.at(-1)?.id, text: "We do.", isTyping: false, timestamp: NOW + 3 });
  expect(isAnswerDue(done)).toBe(false);
});

it("answers 1.5 to 2.5 seconds after the typing indicator", () => {
  expect([0, 0.5, 0.999].map(answerAfter)).toEqual([1500, 2000, 2499]);
});

it("keeps the last hundred messages with unique ids", () => {
  let conversation: Conversation = welcomed;
  for (let round = 0; round < 80; round++)
    conversation = answered(typing(said(conversation, `Question ${round}`, NOW), NOW), { text: "Yes." }, NOW);
  expect(conversation).toHaveLength(100);
  expect(new Set(conversation.map(({ id }) => id)).size).toBe(100);
  expect(question(conversation)).toBe("Question 79");
});
