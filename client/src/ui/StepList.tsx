import { chakra } from "./theme/chakra";

type StepListProps = {
  steps: readonly { name: string; note: string }[];
  /** Beside each other on desktops. */
  across?: boolean;
};

const List = chakra("ol", {
  base: {
    mt: "3",
    "& > li": { position: "relative", pl: "7", pb: "4", _last: { pb: "0" } },
    // A rule with a tick at each step, as on a drawing.
    "& > li::before": {
      content: '""',
      position: "absolute",
      left: "5px",
      top: "11px",
      bottom: "-11px",
      w: "1px",
      bg: "fg.subtle",
    },
    "& > li:last-of-type::before": { display: "none" },
    "& > li::after": {
      content: '""',
      position: "absolute",
      left: "0",
      top: "11px",
      w: "11px",
      h: "1px",
      bg: "fg.subtle",
    },
  },
  variants: {
    across: {
      true: {
        lg: {
          display: "grid",
          gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
          "& > li": { pl: "0", pt: "4", pr: "4", pb: "0" },
          "& > li::before": {
            ...{ top: "5px", left: "0", bottom: "auto", w: "full", h: "1px" },
          },
          "& > li:last-of-type::before": { display: "none" },
          "& > li::after": { top: "0", w: "1px", h: "11px" },
        },
      },
    },
  },
});
const Note = chakra("span", { base: { display: "block", textStyle: "small", color: "fg.muted" } });

/** Steps in their order, each with a note. */
export function StepList({ steps, across }: StepListProps) {
  return (
    <List across={across}>
      {steps.map(({ name, note }) => (
        <li key={name}>
          <b>{name}</b>
          <Note>{note}</Note>
        </li>
      ))}
    </List>
  );
}
