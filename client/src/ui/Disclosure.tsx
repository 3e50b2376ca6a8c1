import { useEffect, useRef, type ReactNode } from "react";
import { useUrlHash } from "../lib/url-hash";
import { ChevronDownIcon } from "./icons";
import { chakra } from "./theme/chakra";

type DisclosureProps = {
  /** The URL hash that opens it. */
  id: string;
  summary: ReactNode;
  /** Heading level of the summary. */
  level?: "h2" | "h3" | "h4";
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
};

const Root = chakra("details", {
  base: {
    borderBottomWidth: "1px",
    borderColor: "border",
    scrollMarginTop: "24",
    "&[open] > summary > svg": { transform: "rotate(180deg)" },
    _print: { breakInside: "avoid", "&::details-content": { contentVisibility: "visible" } },
  },
});
const Summary = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    minH: "14",
    py: "3",
    "& > svg": { color: "fg.subtle", transition: "transform", transitionDuration: "calm", _print: { display: "none" } },
    _hover: { "& > svg": { color: "fg" } },
  },
});
const Heading = chakra("h3", { base: { textStyle: "title" } });
const Body = chakra("div", { base: { pt: "1", pb: "6" } });

/**
 * A `<details>` with a heading; many can be open at once. It works without scripts, and find-in-page searches its
 * content.
 */
export function Disclosure({ id, summary, level = "h3", open = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isAsked = useUrlHash() === id;
  // Only opens: a disclosure that the visitor closes stays closed.
  useEffect(() => {
    if (isAsked && details.current) details.current.open = true;
  }, [isAsked]);

  return (
    <Root ref={details} id={id} open={open}>
      <Summary>
        <Heading as={level}>{summary}</Heading>
        <ChevronDownIcon size="m" />
      </Summary>
      <Body>{children}</Body>
    </Root>
  );
}
