import { useEffect, useRef, type ReactNode } from "react";
import { CheckIcon } from "../icons";
import { chakra } from "../theme/chakra";

type SentNoticeProps = {
  title: string;
  /** What happens next. */
  children: ReactNode;
  /** One secondary button or link. */
  action?: ReactNode;
};

const Frame = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "3.5",
    py: "6",
    px: "6",
    bg: "success.subtle",
    borderLeftWidth: "3px",
    borderColor: "success.fg",
    borderRadius: "picture",
    _focus: { outline: "none" },
    "& > svg": { color: "success.fg", mt: "1" },
  },
});

/** Replaces a form that was sent. It takes the focus from the form's button. */
export function SentNotice({ title, children, action }: SentNoticeProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Frame ref={frame} tabIndex={-1} role="status">
      <CheckIcon />
      <div>
        <chakra.h2 textStyle="h3">{title}</chakra.h2>
        <chakra.p mt="2" mb={action === undefined ? "0" : "5"}>
          {children}
        </chakra.p>
        {action}
      </div>
    </Frame>
  );
}
