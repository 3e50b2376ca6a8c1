import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";
import { HERO_CROP } from "./hero-picture";

const FirstView = chakra("div", {
  base: {
    display: { base: "flex", lg: "grid" },
    flexDirection: "column-reverse",
    gridTemplateColumns: "5fr 7fr",
    columnGap: "6",
    alignItems: { lg: "center" },
    rowGap: "7",
  },
});

/** Skeleton of the first view: headline and window. */
export function HomeSkeleton() {
  return (
    <FirstView>
      <div>
        <Skeleton h={{ base: "30", lg: "13rem" }} w="90%" />
        <Skeleton h="18" w="70%" mt="6" />
        <Skeleton h="14" w="13rem" maxW="full" mt={{ base: "6", lg: "9" }} />
      </div>
      <Skeleton aspectRatio={`${HERO_CROP.width} / ${HERO_CROP.height}`} />
    </FirstView>
  );
}
