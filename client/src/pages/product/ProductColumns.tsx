import type { ReactNode } from "react";
import { chakra } from "../../ui/theme/chakra";

type ProductColumnsProps = Record<"gallery" | "drawing" | "header" | "size" | "choices", ReactNode>;

/**
 * Gallery and drawing beside text and configurator; the drawing stays in view during configuration. On phones all are
 * stacked, the drawing just below the size that it shows, and on tablets beside it: by `display: contents` and `order`.
 */
const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      md: "repeat(2, minmax(0, 1fr))",
      // The wider column holds all choices and the button within the first 1000 px.
      lg: "minmax(0, 9fr) minmax(0, 10fr)",
    },
    columnGap: { md: "8", lg: "12" },
  },
});
const Column = chakra("div", { base: { display: { base: "contents", lg: "block" } } });
const Row = chakra("div", { base: { gridColumn: "1 / -1" } });
const Drawing = chakra("div", {
  base: {
    order: "4",
    mb: { base: "6", lg: "0" },
    mt: { md: "6", lg: "8" },
    mx: { base: "calc(var(--gutter) * -1)", md: "0" },
    position: { lg: "sticky" },
    top: { lg: "6" },
  },
});

export function ProductColumns({ gallery, drawing, header, size, choices }: ProductColumnsProps) {
  return (
    <Columns>
      <Column>
        <Row order="1">{gallery}</Row>
        <Drawing>{drawing}</Drawing>
      </Column>
      <Column>
        <Row order="2" pt={{ base: "6", lg: "0" }}>
          {header}
        </Row>
        <chakra.div order="3" mt={{ base: "6", lg: "3" }}>
          {size}
        </chakra.div>
        <Row order="5">{choices}</Row>
      </Column>
    </Columns>
  );
}
