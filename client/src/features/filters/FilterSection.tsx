import type { ReactNode } from "react";
import { chakra } from "../../ui/theme/chakra";

type FilterSectionProps = {
  title: string;
  /** At the right of the title, as the chosen range. */
  aside?: ReactNode;
  children: ReactNode;
};

const Group = chakra("fieldset", {
  base: { minW: "0", pt: "5", pb: "22px", borderTopWidth: "1px" },
});
const Title = chakra("legend", {
  base: {
    // Inside the frame; browsers place a legend on its edge.
    float: "left",
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: "3",
    w: "full",
    mb: "2",
    fontSize: "control",
    fontWeight: "600",
    lineHeight: "1.4",
    "& + *": { clear: "both" },
  },
});

/** One filter with its title. */
export function FilterSection({ title, aside, children }: FilterSectionProps) {
  return (
    <Group>
      <Title>
        {title}
        {aside !== undefined && (
          <chakra.span fontWeight="400" fontVariantNumeric="tabular-nums">
            {aside}
          </chakra.span>
        )}
      </Title>
      <div>{children}</div>
    </Group>
  );
}
