import { type ReactNode, useEffect, useRef } from "react";
import { ChevronDownIcon } from "./icons";
import { useUrlHash } from "../lib/url-hash";
import { chakra } from "./theme/chakra";

type DisclosureProps = {
  /** Stands in the URL behind #, which opens it. */
  id: string;
  summary: ReactNode;
  /** Level of the summary in the page's headings. */
  level?: "h2" | "h3" | "h4";
  /** Whether it begins open. */
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
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& > svg": { color: "fg.subtle", transition: "transform", transitionDuration: "calm", _print: { display: "none" } },
    _hover: { "& > svg": { color: "fg" } },
  },
});
const Heading = chakra("h3", { base: { textStyle: "title" } });
const Body = chakra("div", { base: { pt: "1", pb: "6" } });

/**
 * A question that opens to its answer; many can be open. It is the browser's own part: it works without scripts, and its
 * find-in-page looks inside.
 */
export function Disclosure({ id, summary, level = "h3", open = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isAsked = useUrlHash() === id;
  // Only opened: what the visitor closes afterwards stays closed.
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
