import { Breadcrumbs } from "../../ui/page/Breadcrumbs";
import { chakra } from "../../ui/theme/chakra";

/** Breadcrumbs and heading. */
export function ReviewsHead() {
  return (
    <>
      <Breadcrumbs current="Reviews" />
      <chakra.h1 textStyle="h1" mt={{ base: "1", lg: "3" }} mb={{ base: "8", lg: "12" }}>
        Reviews
      </chakra.h1>
    </>
  );
}
