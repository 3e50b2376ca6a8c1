import { CHAT_AGENT } from "../../content/chat";
import { ArrowLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { ChatMessage } from "./conversation";

type ChatBubbleProps = {
  message: ChatMessage;
  /** A link of the message was pressed. */
  onLeave: () => void;
};

const Bubble = chakra("li", {
  base: {
    maxW: "84%",
    px: "3.5",
    py: "2.5",
    borderRadius: "bubble",
    fontSize: "control",
    lineHeight: "1.45",
    overflowWrap: "anywhere",
  },
  variants: {
    sender: {
      agent: { alignSelf: "flex-start", bg: "bg.panel", borderBottomLeftRadius: "3px" },
      user: { alignSelf: "flex-end", bg: "bg.inverted", color: "fg.inverted", borderBottomRightRadius: "3px" },
    },
  },
});
const Time = chakra("time", {
  base: {
    display: "block",
    mt: "1",
    fontSize: "badge",
    color: "fg.subtle",
    "[data-sender=user] &": { color: "fg.inverted.muted" },
  },
});

const Dots = chakra("span", {
  base: {
    display: "inline-flex",
    gap: "5px",
    py: "5px",
    "& i": { boxSize: "7px", borderRadius: "full", bg: "fg.subtle", animation: "blink 1200ms infinite" },
    "& i:nth-of-type(2)": { animationDelay: "200ms" },
    "& i:nth-of-type(3)": { animationDelay: "400ms" },
  },
});

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** One message, or the typing indicator. */
export function ChatBubble({ message, onLeave }: ChatBubbleProps) {
  const { sender, text, link, timestamp, isTyping } = message;
  const written = new Date(timestamp);
  return (
    <Bubble sender={sender} data-sender={sender}>
      <VisuallyHidden>{sender === "user" ? "You: " : `${CHAT_AGENT}: `}</VisuallyHidden>
      {isTyping ? (
        <>
          <VisuallyHidden>is typing</VisuallyHidden>
          <Dots aria-hidden>
            <i />
            <i />
            <i />
          </Dots>
        </>
      ) : (
        <>
          {text}
          {link && (
            <chakra.span display="block">
              <ArrowLink to={link.to} onClick={onLeave}>
                {link.label}
              </ArrowLink>
            </chakra.span>
          )}
          <Time dateTime={written.toISOString()}>{clock.format(written)}</Time>
        </>
      )}
    </Bubble>
  );
}
