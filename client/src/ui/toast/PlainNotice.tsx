import { Button } from "../Button";
import { chakra } from "../theme/chakra";
import type { Notice } from "./notify";

type PlainNoticeProps = { notice: Notice; onDismiss: () => void };

const Bar = chakra("div", {
  base: {
    position: "fixed",
    insetInline: "4",
    bottom: "calc(1rem + var(--bar, 0rem))",
    zIndex: "toast",
    maxW: "400px",
    py: "3",
    px: "4.5",
    bg: "bg.inverted",
    color: "fg.inverted",
    borderRadius: "panel",
    boxShadow: "over",
  },
});

/** A notice without the toaster's code. It stays until it is dismissed or replaced. */
export function PlainNotice({ notice: { title, description }, onDismiss }: PlainNoticeProps) {
  return (
    <Bar role="alert" data-ground="green">
      <b>{title}</b>
      {description !== undefined && <p>{description}</p>}
      <Button variant="link" onClick={onDismiss}>
        Dismiss
      </Button>
    </Bar>
  );
}
