import type { ReactNode } from "react";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";

type StepProps = {
  title: string;
  /** The current choice, behind the title: "Colour: White". */
  chosen?: string;
  /** Behind the current choice: how it looks. */
  note?: string;
  /** At the right end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
};

const Section = chakra("section", {
  base: { py: { base: "6", lg: "1.5" }, borderTopWidth: "1px", borderColor: "border" },
});
const Top = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    mb: { base: "3.5", lg: "1" },
    "&:has(+ :empty)": { mb: "0" },
    minH: { base: "8", lg: "7" },
  },
});
const Heading = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "3", minW: "0", flex: "1" },
});
const Chosen = chakra("span", { base: { fontWeight: "400", color: "fg.muted" } });

/** One choice of the configurator, between two hairlines. */
export function Step({ title, chosen, note, aside, children }: StepProps) {
  return (
    <Section>
      <Top>
        <Heading>
          <chakra.h2 textStyle="title">
            {title}
            {chosen !== undefined && <Chosen>: {chosen}</Chosen>}
          </chakra.h2>
          {note !== undefined && <SmallText>{note}</SmallText>}
        </Heading>
        {aside}
      </Top>
      {children}
    </Section>
  );
}
