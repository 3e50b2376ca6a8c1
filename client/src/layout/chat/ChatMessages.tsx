import { useEffect, useRef } from "react";
import { chakra } from "../../ui/theme/chakra";
import { LOW_WINDOW } from "../../ui/theme/scales";
import { ChatBubble } from "./ChatBubble";
import type { Conversation } from "./conversation";

type ChatMessagesProps = { messages: Conversation; onLeave: () => void };

const Log = chakra("div", {
  base: {
    flex: "1",
    overflowY: "auto",
    overscrollBehavior: "contain",
    p: "5",
    bg: "bg.muted",
    _focusVisible: { outlineOffset: "-4px" },
    [LOW_WINDOW]: { overflow: "visible" },
  },
});
const List = chakra("ul", { base: { display: "flex", flexDirection: "column", gap: "2.5", listStyleType: "none" } });

/** The messages; a live region that scrolls to the latest. */
export function ChatMessages({ messages, onLeave }: ChatMessagesProps) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    log.current?.querySelector("li:last-child")?.scrollIntoView?.({ block: "nearest" });
  }, [messages]);
  return (
    // Scrollable, so it must be focusable by keyboard.
    <Log ref={log} role="log" aria-label="Messages" tabIndex={0}>
      <List>
        {messages.map((message) => (
          <ChatBubble key={message.id} message={message} onLeave={onLeave} />
        ))}
      </List>
    </Log>
  );
}
