import type { ReactNode } from "react";
import { chakra } from "../../ui/theme/chakra";

type SignInAsideProps = { title: string; children: ReactNode; action: ReactNode };

const Panel = chakra("aside", {
  base: {
    py: "8",
    px: { base: "var(--gutter)", md: "8" },
    mx: { base: "calc(var(--gutter) * -1)", md: "0" },
    bg: "bg.muted",
    borderRadius: { md: "panel" },
    "& ul": { listStyleType: "none", mt: "4", mb: "6" },
    "& li": { display: "flex", gap: "3", py: "1.5" },
    "& li > svg": { color: "success.fg", mt: "1" },
  },
});

/** Points to the other page: from sign-in to registration and back. */
export function SignInAside({ title, children, action }: SignInAsideProps) {
  return (
    <Panel aria-label={title}>
      <chakra.h2 textStyle="h3">{title}</chakra.h2>
      {children}
      {action}
    </Panel>
  );
}
