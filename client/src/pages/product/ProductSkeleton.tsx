import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";
import { ProductColumns } from "./ProductColumns";

const THUMBNAILS = [0, 1, 2, 3];
const STEPS = ["7.75rem", "14.5rem"];

const Thumbnails = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(4, 1fr)",
    gap: { base: "2", lg: "3" },
    mt: { base: "2", lg: "3" },
  },
});

/** Skeleton of a choice; its content has this height. */
function StepSkeleton({ height }: { height: string }) {
  return (
    <chakra.div py="6" borderTopWidth="1px" borderColor="border">
      <Skeleton w="30" h="8" mb="3.5" />
      <Skeleton style={{ height }} />
    </chakra.div>
  );
}

/** Skeleton of a product page. */
export function ProductSkeleton() {
  return (
    <>
      <chakra.div
        mt={{ base: "3", lg: "1" }}
        mb={{ base: "2", lg: "1" }}
        minH={{ base: "target", lg: "9" }}
        display="flex"
        alignItems="center"
      >
        <Skeleton w="34" h="5" />
      </chakra.div>
      <ProductColumns
        gallery={
          <>
            <Skeleton aspectRatio="4 / 3" mx={{ base: "calc(var(--gutter) * -1)", lg: "0" }} />
            <Thumbnails>
              {THUMBNAILS.map((thumbnail) => (
                <Skeleton key={thumbnail} aspectRatio="4 / 3" />
              ))}
            </Thumbnails>
          </>
        }
        drawing={<Skeleton aspectRatio="1 / 1.12" />}
        header={
          <>
            <Skeleton w="80%" h="12" />
            <Skeleton w="40" h="5" mt="4" />
            <Skeleton w="60%" h="8" mt="5" />
            <Skeleton w="full" h="12" mt="4" />
          </>
        }
        size={<StepSkeleton height="13.5rem" />}
        choices={STEPS.map((height) => (
          <StepSkeleton key={height} height={height} />
        ))}
      />
    </>
  );
}
