import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { AlertIcon } from "../../ui/icons";
import { ExternalLink } from "../../ui/links";
import { type FieldName, fieldId } from "./checkout-fields";
import type { Problem } from "./useCheckoutForm";

type ErrorSummaryProps = {
  problems: readonly Problem[];
  /** Takes the visitor to a field. */
  onPick: (name: FieldName) => void;
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

/** What is wrong with the form, with a way to each field. It takes the focus whenever the form has been sent in vain. */
export function ErrorSummary({ problems, onPick }: ErrorSummaryProps) {
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
                href={`#${fieldId(name)}`}
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
