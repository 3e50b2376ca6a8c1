import { useEffect, useRef } from "react";
import { AlertIcon, CheckIcon } from "../icons";
import { ExternalLink } from "../links";
import { chakra } from "../theme/chakra";
import type { Problem } from "./use-checked-form";

type ErrorSummaryProps<Name extends string> = {
  /** The errors of the last submit. */
  problems: readonly Problem<Name>[];
  /** The present error message of a field. */
  errorOf: (name: Name) => string | undefined;
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
    "& [data-mended] a": { color: "fg.muted", textDecoration: "line-through" },
  },
  variants: {
    done: { true: { bg: "success.subtle", borderColor: "success.fg", "& > svg": { color: "success.fg", mt: "1px" } } },
  },
});

const headline = (count: number) =>
  count === 0
    ? "Nothing is left that needs another look"
    : `${COUNTS[count] ?? count} ${count === 1 ? "detail needs" : "details need"} another look`;

/**
 * The errors of a form with a link to each field; nothing without any. It takes the focus whenever a submit has failed. Its
 * heading counts what is still wrong, and mended details are struck through in their place.
 */
export function ErrorSummary<Name extends string>({ problems, errorOf }: ErrorSummaryProps<Name>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a low window the focus alone might scroll to its end.
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView?.({ block: "start" });
  }, [problems]);
  if (problems.length === 0) return null;
  const left = problems.filter(({ name }) => errorOf(name) !== undefined).length;
  return (
    <Frame ref={frame} role="alert" aria-atomic={false} tabIndex={-1} done={left === 0}>
      {left === 0 ? <CheckIcon /> : <AlertIcon />}
      <div>
        <b>{headline(left)}</b>
        <chakra.ul listStyleType="none">
          {problems.map(({ name, id, message }) => (
            <li key={id} data-mended={errorOf(name) === undefined || undefined}>
              <ExternalLink
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {errorOf(name) ?? message}
              </ExternalLink>
            </li>
          ))}
        </chakra.ul>
      </div>
    </Frame>
  );
}
