import type { ReactNode } from "react";
import { chakra } from "../theme/chakra";
import { tabId } from "./tab-id";

type TabPanelProps = { id: string; name: string; isShown: boolean; children: ReactNode };

// Not the attribute `hidden`: the reset styles it with `!important`, so pages without scripts could not show the panel.
const Panel = chakra("div", {
  base: {
    display: "none",
    pt: "8",
    scrollMarginTop: "24",
    "&[data-shown]": { display: "block" },
    "@media (scripting: none)": { display: "block" },
  },
});
/** The tab's name, shown where there are no tabs. */
const Title = chakra("h2", {
  base: { textStyle: "h3", mb: "4", display: "none", "@media (scripting: none)": { display: "block" } },
});

/** Content of a tab. */
export function TabPanel({ id, name, isShown, children }: TabPanelProps) {
  return (
    <Panel id={id} role="tabpanel" aria-labelledby={tabId(id)} tabIndex={0} data-shown={isShown ? "" : undefined}>
      <Title>{name}</Title>
      {children}
    </Panel>
  );
}
