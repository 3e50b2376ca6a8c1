import { Lead } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

/** Heading and introduction of the form. */
export function TrackOrderHeading() {
  return (
    <>
      <chakra.h1 textStyle="h1" pt="10">
        Track Order
      </chakra.h1>
      <Lead maxW="34rem" mt="3" mb="8">
        See where your order stands. All it takes is its number and the email address that you ordered with.
      </Lead>
    </>
  );
}
