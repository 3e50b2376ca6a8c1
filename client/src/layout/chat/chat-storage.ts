import { tabStorage } from "../../lib/tab-storage";
import type { ChatMessage, Conversation } from "./conversation";

const KEY = "chat";

/** The stored messages of this visit; empty if there are none or the stored data is invalid. */
export function readConversation(): Conversation {
  const stored = tabStorage.read(KEY);
  return Array.isArray(stored) && stored.every(isMessage) ? stored : [];
}

export function keepConversation(conversation: Conversation): void {
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
