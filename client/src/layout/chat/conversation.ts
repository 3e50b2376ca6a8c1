import { WELCOME, type ChatLink, type ChatReply } from "../../content/chat";

export type ChatMessage = {
  id: string;
  text: string;
  sender: "user" | "agent";
  /** Milliseconds since 1970. */
  timestamp: number;
  /** The typing indicator of a pending answer. */
  isTyping: boolean;
  link?: ChatLink;
};

/** The messages of this visit, oldest first. */
export type Conversation = readonly ChatMessage[];

/** Milliseconds from a message to the typing indicator. */
export const TYPING_AFTER = 500;

/** Longest message in characters. */
export const LONGEST_MESSAGE = 500;

/** Number of messages that are kept. */
const KEPT = 100;

/** Milliseconds from the typing indicator to the answer: 1500 to 2500, for a random number from 0 to 1. */
export const answerAfter = (random: number): number => 1500 + 1000 * random;

type NewMessage = Pick<ChatMessage, "text" | "sender"> & Partial<ChatMessage>;

const added = (conversation: Conversation, message: NewMessage, now: number): Conversation => {
  const last = Number(conversation.at(-1)?.id ?? 0);
  return [...conversation, { id: String(last + 1), timestamp: now, isTyping: false, ...message }].slice(-KEPT);
};

/** Adds the welcome to an empty conversation. */
export function opened(conversation: Conversation, now: number): Conversation {
  return conversation.length > 0 ? conversation : added([], { text: WELCOME, sender: "agent" }, now);
}

/** Whether an answer is pending: nothing can be sent until then. */
export function isAnswerDue(conversation: Conversation): boolean {
  const last = conversation.at(-1);
  return last !== undefined && (last.sender === "user" || last.isTyping);
}

/** Adds the shopper's message; ignores blank text, and any text while an answer is pending. */
export function said(conversation: Conversation, text: string, now: number): Conversation {
  const trimmed = text.trim();
  if (trimmed === "" || isAnswerDue(conversation)) return conversation;
  return added(conversation, { text: trimmed, sender: "user" }, now);
}

/** Adds the typing indicator. */
export function typing(conversation: Conversation, now: number): Conversation {
  return added(conversation, { text: "", sender: "agent", isTyping: true }, now);
}

/** Replaces the typing indicator by the answer. */
export function answered(conversation: Conversation, { text, link }: ChatReply, now: number): Conversation {
  return conversation.map((message) =>
    message.isTyping ? { ...message, text, link, timestamp: now, isTyping: false } : message,
  );
}

/** The shopper's last message, which is answered next. */
export function question(conversation: Conversation): string {
  return conversation.findLast(({ sender }) => sender === "user")?.text ?? "";
}
