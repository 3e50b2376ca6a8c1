import { Container } from "../../ui/Container";
import { chakra } from "../../ui/theme/chakra";

/** The columns in which a section of the home page places its sides; one below the other on phones. */
export const TwelveColumns = chakra(Container, {
  base: { display: { lg: "grid" }, gridTemplateColumns: "repeat(12, minmax(0, 1fr))", columnGap: "6" },
});
