import type { ReactNode } from "react";
import { chakra } from "../../ui/theme/chakra";

type ProductColumnsProps = Record<"gallery" | "drawing" | "header" | "configurator", ReactNode>;

/**
 * Gallery and drawing beside text and configurator; the drawing stays in view during configuration. On phones all four
 * are stacked, the drawing just above the configurator, by `display: contents` and `order`.
 */
const Columns = chakra("div", {
  base: {
    display: { base: "flex", lg: "grid" },
    flexDirection: "column",
    gridTemplateColumns: "minmax(0, 680px) minmax(0, 1fr)",
    columnGap: "16",
  },
});
const Column = chakra("div", { base: { display: { base: "contents", lg: "block" } } });
const Drawing = chakra("div", {
  base: {
    order: "3",
    mt: { base: "7", lg: "10" },
    mx: { base: "calc(var(--gutter) * -1)", lg: "0" },
    position: { lg: "sticky" },
    top: { lg: "6" },
  },
});

export function ProductColumns({ gallery, drawing, header, configurator }: ProductColumnsProps) {
  return (
    <Columns>
      <Column>
        <chakra.div order="1">{gallery}</chakra.div>
        <Drawing>{drawing}</Drawing>
      </Column>
      <Column>
        <chakra.div order="2" pt={{ base: "6", lg: "0" }}>
          {header}
        </chakra.div>
        <chakra.div order="4" mt="7">
          {configurator}
        </chakra.div>
      </Column>
    </Columns>
  );
}
