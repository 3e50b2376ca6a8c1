import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";
import { CatalogueColumns, CatalogueSide } from "./CatalogueColumns";
import { ProductCardSkeleton } from "./ProductCardSkeleton";
import { ProductGrid } from "./ProductGrid";

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const FILTERS = [4, 6, 3, 5, 5];

/** Skeleton of a list of products: filters and cards. */
export function ListSkeleton() {
  return (
    <CatalogueColumns>
      <CatalogueSide>
        {FILTERS.map((rows, index) => (
          <chakra.div key={index} borderTopWidth="1px" pt="5" pb="22px">
            <Skeleton h="5" w="24" mb="4" />
            {Array.from({ length: rows }, (_, row) => (
              <Skeleton key={row} h="5" mb="5" />
            ))}
          </chakra.div>
        ))}
      </CatalogueSide>
      <div>
        <Skeleton h="5" w="40" mb="6" mt={{ lg: "3" }} />
        <ProductGrid as="div">
          {CARDS.map((card) => (
            <ProductCardSkeleton key={card} />
          ))}
        </ProductGrid>
      </div>
    </CatalogueColumns>
  );
}

/** Skeleton of a category page and of the page of all products. */
export function CatalogueSkeleton() {
  return (
    <>
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
      <ListSkeleton />
    </>
  );
}
