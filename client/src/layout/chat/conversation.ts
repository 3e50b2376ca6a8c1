import { type ChatLink, type ChatReply, WELCOME } from "../../content/chat";

export type ChatMessage = {
  id: string;
  text: string;
  sender: "user" | "agent";
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Stands for an answer that is being written. */
  isTyping: boolean;
  link?: ChatLink;
};

/** Everything that was said in this visit, oldest first. */
export type Conversation = readonly ChatMessage[];

/** Milliseconds from a message to the sign that somebody writes. */
export const TYPING_AFTER = 500;

/** More than so much is not typed by hand. */
export const LONGEST_MESSAGE = 500;

/** Older messages are forgotten. */
const KEPT = 100;

/** Milliseconds from that sign to the answer: 1500 to 2500, by a number from 0 up to 1. */
export const answerAfter = (random: number): number => 1500 + 1000 * random;

type NewMessage = Pick<ChatMessage, "text" | "sender"> & Partial<ChatMessage>;

const added = (conversation: Conversation, message: NewMessage, now: number): Conversation => {
  const last = Number(conversation.at(-1)?.id ?? 0);
  return [...conversation, { id: String(last + 1), timestamp: now, isTyping: false, ...message }].slice(-KEPT);
};

/** The first opening adds a welcome; later ones change nothing. */
export function opened(conversation: Conversation, now: number): Conversation {
  return conversation.length > 0 ? conversation : added([], { text: WELCOME, sender: "agent" }, now);
}

/** Whether an answer is due: until it is there nothing more can be said. */
export function isAnswerDue(conversation: Conversation): boolean {
  const last = conversation.at(-1);
  return last !== undefined && (last.sender === "user" || last.isTyping);
}

/** Adds what the shopper wrote; blank text, and text while an answer is due, change nothing. */
export function said(conversation: Conversation, text: string, now: number): Conversation {
  const trimmed = text.trim();
  if (trimmed === "" || isAnswerDue(conversation)) return conversation;
  return added(conversation, { text: trimmed, sender: "user" }, now);
}

/** The agent begins to write. */
export function typing(conversation: Conversation, now: number): Conversation {
  return added(conversation, { text: "", sender: "agent", isTyping: true }, now);
}

/** The answer takes the place of the sign that it is being written. */
export function answered(conversation: Conversation, { text, link }: ChatReply, now: number): Conversation {
  return conversation.map((message) =>
    message.isTyping ? { ...message, text, link, timestamp: now, isTyping: false } : message,
  );
}

/** What the shopper said last, which is what is answered. */
export function question(conversation: Conversation): string {
  return conversation.findLast(({ sender }) => sender === "user")?.text ?? "";
}
