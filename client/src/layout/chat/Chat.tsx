import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Suspense, useEffect, useRef, useState, type ComponentType } from "react";
import { useLocation } from "react-router-dom";
import { listenForChat } from "../../ui/chat/open-chat";
import { breakpoints } from "../../ui/theme/scales";
import { notifyNotOpened } from "../../ui/toast/notify-not-opened";
import { ChatButton } from "./ChatButton";
import type { ChatPanelProps } from "./ChatPanel";

/** How the chat was opened: over which page, and whether it covers that page. */
type Opening = { pathname: string; isModal: boolean };

/** The chat of every page. Its panel is loaded when it is first opened; the conversation lasts as long as the visit. */
export function Chat() {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const [opening, setOpening] = useState<Opening>({ pathname: "", isModal: false });
  const [isWanted, setIsWanted] = useState(false);
  const opener = useRef<HTMLElement>(null);

  useEffect(
    () =>
      listenForChat((button) => {
        opener.current = button;
        loadPanel(client).then(
          (ChatPanel) => {
            const isWide = matchMedia(`(min-width: ${breakpoints.md})`).matches;
            setPanel(() => ChatPanel);
            setOpening({ pathname, isModal: !isWide });
            setIsWanted(true);
          },
          (error) => notifyNotOpened("The chat can't be opened", error),
        );
      }),
    [client, pathname],
  );

  // A chat beside the page stays open on navigation; one that covers the page closes.
  const { isModal } = opening;
  const isSamePage = opening.pathname === pathname;
  const isOpen = isWanted && (isSamePage || !isModal);
  useEffect(() => {
    if (!isOpen && !isModal) opener.current?.focus({ preventScroll: true });
  }, [isOpen, isModal]);

  return (
    <>
      <ChatButton isReplaced={isOpen} />
      {Panel && (
        <Suspense fallback={null}>
          <Panel
            isOpen={isOpen}
            onClose={() => setIsWanted(false)}
            isModal={isModal}
            focusAfter={() => (isSamePage ? opener.current : document.getElementById("main"))}
          />
        </Suspense>
      )}
    </>
  );
}

/** Loads the panel and the shop's figures for its answers. */
async function loadPanel(client: ApolloClient): Promise<ComponentType<ChatPanelProps>> {
  const { ChatPanel, readShopFacts } = await import("./ChatPanel");
  await readShopFacts(client);
  return ChatPanel;
}
