import { CHAT_TOPICS, defaultReply, type ChatFacts, type ChatReply } from "../../content/chat";

/** The scripted answer to a message. */
export function replyTo(message: string, facts: ChatFacts): ChatReply {
  const topic = CHAT_TOPICS.find(({ words }) => words.test(message));
  return (topic?.reply ?? defaultReply)(facts);
}
