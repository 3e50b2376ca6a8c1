import type { ReactNode } from "react";
import { chakra } from "./theme/chakra";

type EmptyStateProps = {
  title: string;
  /** One sentence: what is missing and what to do. */
  children: ReactNode;
  /** One outline button or link. */
  action?: ReactNode;
  /** A window, or only its outline for a missing page. */
  drawing?: "window" | "outline";
  /** `h1` where this is the page, `h2` within one. */
  level?: "h1" | "h2";
};

const WINDOW = <path d="M8 6h72v84H8zM2 90h84v6H2zM44 6v84M8 48h72" />;
const OUTLINE = (
  <>
    <path d="M8 6h72v84H8z" strokeDasharray="4 5" />
    <path d="M2 90h84v6H2zM8 2h72M8 0v5M80 0v5" />
  </>
);

const Svg = chakra("svg", {
  base: { w: "22", h: "26", mb: "6", color: "fg.subtle", fill: "none", stroke: "currentColor", strokeWidth: "1.5" },
});

/** Empty list, missing page or failure: a drawing, a title, a sentence and one action. */
export function EmptyState({ title, children, action, drawing = "window", level = "h2" }: EmptyStateProps) {
  return (
    <chakra.div py="12" maxW="26.25rem">
      <Svg viewBox="0 0 88 104" aria-hidden>
        {drawing === "window" ? WINDOW : OUTLINE}
      </Svg>
      <chakra.h2 as={level} textStyle="h3">
        {title}
      </chakra.h2>
      <chakra.p color="fg.muted" mt="2" mb="6">
        {children}
      </chakra.p>
      {action}
    </chakra.div>
  );
}
