import { useEffect, useRef } from "react";
import { AlertIcon } from "../icons";
import { ExternalLink } from "../links";
import { chakra } from "../theme/chakra";
import type { Problem } from "./use-checked-form";

type ErrorSummaryProps<Name extends string> = {
  problems: readonly Problem<Name>[];
  /** Id of a field's control. */
  idOf: (name: Name) => string;
  /** Focuses a field. */
  onPick: (name: Name) => void;
};

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

/** The errors of a form with a link to each field. It takes the focus whenever a submit has failed. */
export function ErrorSummary<Name extends string>({ problems, idOf, onPick }: ErrorSummaryProps<Name>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), [problems]);
  return (
    <Frame ref={frame} role="alert" tabIndex={-1}>
      <AlertIcon />
      <div>
        <b>{headline(problems.length)}</b>
        <chakra.ul listStyleType="none">
          {problems.map(({ name, message }) => (
            <li key={name}>
              <ExternalLink
                href={`#${idOf(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  onPick(name);
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
