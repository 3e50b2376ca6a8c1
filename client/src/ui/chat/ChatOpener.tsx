import { IconButton } from "../IconButton";
import { ChatIcon } from "../icons";
import { openChat } from "./open-chat";

/**
 * Opens the chat from a bar at the bottom of the phone. The bar has `data-bar`; while it holds this button, the
 * floating chat button is hidden on phones.
 */
export function ChatOpener() {
  return (
    <IconButton
      look="green"
      boxSize="12"
      aria-label="Open chat"
      aria-haspopup="dialog"
      data-chat
      _print={{ display: "none" }}
      onClick={(event) => openChat(event.currentTarget)}
    >
      <ChatIcon />
    </IconButton>
  );
}
