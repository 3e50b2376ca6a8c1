import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { ChatFacts, ChatOrder } from "../../content/chat";
import { tabStorage } from "../../lib/tab-storage";
import {
  answerAfter,
  answered,
  isAnswerDue,
  opened,
  question,
  said,
  typing,
  TYPING_AFTER,
  type ChatMessage,
  type Conversation,
} from "./conversation";
import { readLatestOrder } from "./read-latest-order";
import { asksForOrder, replyTo } from "./reply-to";

const KEY = "chat";

/** The stored messages of this visit; empty if there are none or the stored data is invalid. */
function readConversation(): Conversation {
  const stored = tabStorage.read(KEY);
  return Array.isArray(stored) && stored.every(isMessage) ? stored : [];
}

function keepConversation(conversation: Conversation): void {
  tabStorage.write(KEY, conversation);
}

type Stored = { [Field in keyof ChatMessage]?: unknown };

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== "object" || value === null) return false;
  const { id, text, sender, timestamp, isTyping, link }: Stored = value;
  return (
    typeof id === "string" &&
    typeof text === "string" &&
    (sender === "user" || sender === "agent") &&
    typeof timestamp === "number" &&
    typeof isTyping === "boolean" &&
    (link === undefined || isLink(link))
  );
}

/** Only links to pages of the shop are valid. */
function isLink(value: unknown): boolean {
  const { label, to }: { label?: unknown; to?: unknown } = Object(value);
  return typeof label === "string" && typeof to === "string" && /^\/(?!\/)/.test(to);
}

/**
 * The conversation of this visit. It continues while the panel is closed, and an answer pending at a reload still
 * comes.
 */
export function useConversation(facts: ChatFacts) {
  const client = useApolloClient();
  const [messages, setMessages] = useState(() => opened(readConversation(), Date.now()));
  useEffect(() => keepConversation(messages), [messages]);

  const reply = (order: ChatOrder | null) =>
    setMessages((current) => answered(current, replyTo(question(current), facts, order), Date.now()));
  const answer = useEffectEvent(() => {
    if (asksForOrder(question(messages))) void readLatestOrder(client).then(reply);
    else reply(null);
  });
  useEffect(() => {
    if (!isAnswerDue(messages)) return;
    const isTyping = messages.at(-1)?.isTyping === true;
    const timer = isTyping
      ? setTimeout(() => answer(), answerAfter(Math.random()))
      : setTimeout(() => setMessages((current) => typing(current, Date.now())), TYPING_AFTER);
    return () => clearTimeout(timer);
  }, [messages]);

  return {
    messages,
    /** An answer is pending. */
    isBusy: isAnswerDue(messages),
    say: (text: string) => setMessages((current) => said(current, text, Date.now())),
  };
}
