import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";

const inColumns = (count: number) => ({
  gridTemplateColumns: { lg: `repeat(${count}, minmax(0, 1fr))` },
  "& > :is(li, div)": { lg: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: "3", alignContent: "start" } },
});

/** Rows of products below each other; on wide screens cards in `columns`, where there are any. */
export const ProductRows = chakra("ul", {
  base: { display: "grid", gap: { base: "4", lg: "6" } },
  variants: { columns: { 1: {}, 3: inColumns(3), 5: inColumns(5) } },
});
export type RowColumns = 1 | 3 | 5;

/** A picture of a fixed width, with the text beside it. */
export const RowFrame = chakra("div", {
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "5rem minmax(0, 1fr)",
    columnGap: "4",
    alignItems: "center",
  },
});

/** Skeleton of rows, as high as they are. */
export function ProductRowsSkeleton({ count, columns = 1 }: { count: number; columns?: RowColumns }) {
  return (
    <ProductRows as="div" columns={columns}>
      {Array.from({ length: count }, (_, row) => (
        <RowFrame key={row}>
          <Skeleton aspectRatio="4 / 5" />
          <div>
            <Skeleton h="4.5" w="62%" />
            <Skeleton h="4" w="84%" mt="2.5" />
          </div>
        </RowFrame>
      ))}
    </ProductRows>
  );
}
