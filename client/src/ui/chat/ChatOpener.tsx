import { IconButton } from "../IconButton";
import { ChatIcon } from "../icons";
import { openChat } from "./open-chat";

/**
 * Opens the chat from a bar along the lower edge of the phone. The bar says `data-bar`; while it holds this button, the one that
 * floats over the page is gone from the phone.
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
