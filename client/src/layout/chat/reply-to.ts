import { CHAT_TOPICS, defaultReply, type ChatFacts, type ChatOrder, type ChatReply } from "../../content/chat";

const topicOf = (message: string) => CHAT_TOPICS.find(({ words }) => words.test(message));

/** Whether the answer to a message names the visitor's order. */
export const asksForOrder = (message: string): boolean => topicOf(message)?.namesOrder === true;

/** The scripted answer to a message. */
export function replyTo(message: string, facts: ChatFacts, order: ChatOrder | null = null): ChatReply {
  return (topicOf(message)?.reply ?? defaultReply)(facts, order);
}
