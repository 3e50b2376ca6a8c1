import { useEffect, useEffectEvent, useState } from "react";
import type { ChatFacts } from "../../content/chat";
import { keepConversation, readConversation } from "./chat-storage";
import { answerAfter, answered, isAnswerDue, opened, question, said, typing, TYPING_AFTER } from "./conversation";
import { replyTo } from "./reply-to";

/**
 * The conversation of this visit. It continues while the panel is closed, and an answer pending at a reload still
 * comes.
 */
export function useConversation(facts: ChatFacts) {
  const [messages, setMessages] = useState(() => opened(readConversation(), Date.now()));
  useEffect(() => keepConversation(messages), [messages]);

  const answer = useEffectEvent(() =>
    setMessages((current) => answered(current, replyTo(question(current), facts), Date.now())),
  );
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
