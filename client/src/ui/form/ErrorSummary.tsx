import { useEffect, useRef } from "react";
import { AlertIcon } from "../icons";
import { ExternalLink } from "../links";
import { chakra } from "../theme/chakra";
import type { Problem } from "./use-checked-form";

const COUNTS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

const Frame = chakra("div", {
  base: {
    display: "flex",
    gap: "3.5",
    py: "4.5",
    px: "5",
    bg: "error.subtle",
    borderLeftWidth: "3px",
    borderColor: "error.fg",
    borderRadius: "picture",
    lineHeight: "1.5",
    "& > svg": { color: "error.fg", mt: "1px" },
    "& a": { display: "inline-block", py: { base: "2.5", lg: "0.5" }, fontSize: "small" },
  },
});

const headline = (count: number) =>
  `${COUNTS[count] ?? count} ${count === 1 ? "detail needs" : "details need"} another look`;

/** The errors of a form with a link to each field; nothing without any. It takes the focus whenever a submit has failed. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), [problems]);
  if (problems.length === 0) return null;
  return (
    <Frame ref={frame} role="alert" tabIndex={-1}>
      <AlertIcon />
      <div>
        <b>{headline(problems.length)}</b>
        <chakra.ul listStyleType="none">
          {problems.map(({ id, message }) => (
            <li key={id}>
              <ExternalLink
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {message}
              </ExternalLink>
            </li>
          ))}
        </chakra.ul>
      </div>
    </Frame>
  );
}
