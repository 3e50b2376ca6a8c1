import { Dialog, Portal } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { CHAT_AGENT } from "../../content/chat";
import { useShopFacts } from "../../product/useShopFacts";
import { IconButton } from "../../ui/IconButton";
import { CloseIcon } from "../../ui/icons";
import { useOpenOnceMounted } from "../../ui/overlay/use-open-once-mounted";
import { chakra } from "../../ui/theme/chakra";
import { chatPanelStyles } from "./chat-panel-styles";
import { ChatForm } from "./ChatForm";
import { ChatMessages } from "./ChatMessages";
import { useConversation } from "./useConversation";

export { readShopFacts } from "../../product/useShopFacts";

export type ChatPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Covers the whole page, as on phones; otherwise the page stays usable. */
  isModal: boolean;
  /** Element that gets the focus when the chat closes. */
  focusAfter: () => HTMLElement | null;
};

const Online = chakra("span", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1.5",
    textStyle: "micro",
    color: "fg.inverted.muted",
    _before: { content: '""', boxSize: "2", borderRadius: "full", bg: "#9fd0ae" },
  },
});

/** The conversation with the scripted agent. */
export function ChatPanel({ isOpen, onClose, isModal, focusAfter }: ChatPanelProps) {
  const { messages, isBusy, say } = useConversation(useShopFacts());
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLDivElement>(null);

  const handleSend = () => {
    if (text.trim() === "") return;
    say(text);
    setText("");
  };

  return (
    <Dialog.Root
      recipe={chatPanelStyles}
      open={useOpenOnceMounted(isOpen)}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      modal={isModal}
      closeOnInteractOutside={false}
      finalFocusEl={focusAfter}
      // Not focused on phones: the keyboard would hide the messages.
      initialFocusEl={() => (isModal ? content.current : input.current)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
            <Dialog.Header data-ground="green">
              <div>
                <Dialog.Title>{CHAT_AGENT}</Dialog.Title>
                <Online>Online</Online>
              </div>
              <Dialog.CloseTrigger asChild>
                <IconButton aria-label="Close chat">
                  <CloseIcon />
                </IconButton>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <ChatMessages messages={messages} onLeave={() => isModal && onClose()} />
            <Dialog.Footer>
              <ChatForm text={text} onType={setText} onSend={handleSend} isBusy={isBusy} inputRef={input} />
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
