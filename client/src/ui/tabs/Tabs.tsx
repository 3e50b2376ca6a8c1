import { useEffect, type KeyboardEvent, type ReactNode } from "react";
import { replaceUrlHash, useUrlHash } from "../../lib/url-hash";
import { chakra } from "../theme/chakra";
import { tabId } from "./tab-id";
import { TabPanel } from "./TabPanel";

type Tab = {
  /** URL hash of the tab. */
  id: string;
  label: string;
  panel: ReactNode;
};

type TabsProps = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
};

const List = chakra("div", {
  base: {
    display: "flex",
    columnGap: { base: "6", md: "8" },
    overflowX: "auto",
    scrollbarWidth: "none",
    boxShadow: "inset 0 -1px 0 {colors.border}",
    // Without scripts all panels are shown below each other, each under its name.
    "@media (scripting: none)": { display: "none" },
  },
});
const TabButton = chakra("button", {
  base: {
    flex: "none",
    minH: "52px",
    fontWeight: "600",
    color: "fg.muted",
    whiteSpace: "nowrap",
    cursor: "pointer",
    _hover: { color: "fg" },
    _focusVisible: { outlineOffset: "-2px" },
    "&[aria-selected=true]": { color: "fg", boxShadow: "inset 0 -2px 0 currentColor" },
  },
});

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs. The URL hash names the open one, so that it can be linked to. The server's HTML holds all panels. */
export function Tabs({ label, tabs }: TabsProps) {
  const asked = useUrlHash();
  const position = Math.max(
    0,
    tabs.findIndex(({ id }) => id === asked),
  );

  // The browser scrolled to the URL's anchor before its panel was visible.
  useEffect(() => {
    const tab = document.getElementById(tabId(location.hash.slice(1)));
    if (tab && scrollY === 0) tab.scrollIntoView();
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = keyedPosition(event.key, position, tabs.length);
    const tab = next === undefined ? undefined : tabs.at(next);
    if (!tab) return;
    event.preventDefault();
    replaceUrlHash(tab.id);
    document.getElementById(tabId(tab.id))?.focus();
  };

  return (
    <>
      <List role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab, index) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-controls={tab.id}
            aria-selected={index === position}
            tabIndex={index === position ? 0 : -1}
            onClick={() => replaceUrlHash(tab.id)}
          >
            {tab.label}
          </TabButton>
        ))}
      </List>
      {tabs.map(({ id, label: name, panel }, index) => (
        <TabPanel key={id} id={id} name={name} isShown={index === position}>
          {panel}
        </TabPanel>
      ))}
    </>
  );
}

function keyedPosition(key: string, position: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (position + step + count) % count;
}
