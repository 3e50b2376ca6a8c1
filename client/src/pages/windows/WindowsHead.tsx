import { Breadcrumbs } from "../../ui/page/Breadcrumbs";
import { Lead } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

/** Breadcrumbs, heading and what the page is for. */
export function WindowsHead() {
  return (
    <>
      <Breadcrumbs current="My windows" />
      <chakra.h1 textStyle="h1" mt={{ base: "1", lg: "3" }} mb="4">
        My windows
      </chakra.h1>
      <Lead maxW="38rem" mb="6">
        Measure each window once. What you type is kept in this browser at once, without a connection too, and in your
        account when you sign in.
      </Lead>
    </>
  );
}
