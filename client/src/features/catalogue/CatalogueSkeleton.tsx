import { chakra } from "@chakra-ui/react";
import { Container } from "../../ui/Container";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { Skeleton } from "../../ui/Skeleton";
import { ProductCardSkeleton } from "./ProductCardSkeleton";
import { ProductGrid } from "./ProductGrid";

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The boxes of a category page and of the page of all products. */
export function CatalogueSkeleton() {
  return (
    <Container pb="var(--section)">
      <LoadingFrame>
        <chakra.div minH="target" display="flex" alignItems="center">
          <Skeleton h="4" w="30" />
        </chakra.div>
        <Skeleton
          h={{ base: "10", lg: "16" }}
          w="60%"
          maxW="360px"
          mt={{ base: "1", lg: "3" }}
          mb={{ base: "24", lg: "10" }}
        />
        <Skeleton h="5" w="40" mb="6" />
        <ProductGrid as="div">
          {CARDS.map((card) => (
            <ProductCardSkeleton key={card} />
          ))}
        </ProductGrid>
      </LoadingFrame>
    </Container>
  );
}
