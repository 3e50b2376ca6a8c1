import type { ReactNode } from "react";
import { ArrowLink } from "../../ui/links";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

type ShelfHeadProps = {
  /** Id of the heading, which names the section. */
  id: string;
  children: ReactNode;
  /** URL of the full list. */
  to: string;
  link: string;
};

/** Heading of a shelf with a link to the full list. */
export function ShelfHead({ id, children, to, link }: ShelfHeadProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      justifyContent="space-between"
      columnGap="5"
      mb={{ base: "6", lg: "8" }}
    >
      <SectionTitle id={id}>{children}</SectionTitle>
      <ArrowLink to={to}>{link}</ArrowLink>
    </chakra.div>
  );
}
