import { paths } from "../../lib/paths";
import { BackLink } from "../../ui/links";
import { Lead } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

/** Heading and what the page is for. */
export function ProjectHead() {
  return (
    <>
      <BackLink to={paths.windows.href()} mt="3" mb="3">
        My windows
      </BackLink>
      <chakra.h1 textStyle="h1" mb="4">
        Your project
      </chakra.h1>
      <Lead maxW="38rem">
        What you consider for each window, at today’s prices. Choose one for each, and see what all of them cost as one
        order.
      </Lead>
    </>
  );
}
