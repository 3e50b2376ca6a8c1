import type { ReactNode } from "react";
import { chakra } from "./theme/chakra";

type CallToActionProps = {
  title: string;
  /** One or two sentences. */
  text: ReactNode;
  /** One filled link, and at most two more. */
  children: ReactNode;
};

const Frame = chakra("section", {
  base: {
    py: { base: "8", lg: "12" },
    px: { base: "6", lg: "12" },
    bg: "bg.muted",
    borderRadius: "picture",
    _print: { display: "none" },
  },
});
const Row = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "7", rowGap: "3", mt: "6" },
});

/** Panel at the end of a content page with links to the next step. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <Frame aria-label={title}>
      <chakra.h2 textStyle="h3">{title}</chakra.h2>
      <chakra.p color="fg.muted" mt="2" maxW="34rem">
        {text}
      </chakra.p>
      <Row>{children}</Row>
    </Frame>
  );
}
