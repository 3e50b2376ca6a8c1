import { Lead } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

/** Heading and introduction. */
export function SamplesIntro() {
  return (
    <chakra.div pt={{ base: "10", lg: "14" }} mb={{ base: "8", lg: "12" }} maxW="36rem">
      <chakra.h1 textStyle="h1">Free fabric samples</chakra.h1>
      <Lead mt="4">
        A screen can’t show how cloth takes the light. Choose up to six, hold them to your window, then decide.
      </Lead>
    </chakra.div>
  );
}
