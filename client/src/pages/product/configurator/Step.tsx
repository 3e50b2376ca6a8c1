import type { ReactNode } from "react";
import { chakra } from "../../../ui/theme/chakra";

type StepProps = {
  title: string;
  /** The current choice, behind the title. */
  chosen?: string;
  /** At the right end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
};

const Section = chakra("section", { base: { py: "6", borderTopWidth: "1px", borderColor: "border" } });
const Top = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    mb: "3.5",
    minH: "8",
  },
});
const Chosen = chakra("span", { base: { ml: "1.5", fontWeight: "400", color: "fg.muted" } });

/** One choice of the configurator, between two hairlines. */
export function Step({ title, chosen, aside, children }: StepProps) {
  return (
    <Section>
      <Top>
        <chakra.h2 textStyle="title">
          {title}
          {chosen !== undefined && <Chosen>{chosen}</Chosen>}
        </chakra.h2>
        {aside}
      </Top>
      {children}
    </Section>
  );
}
