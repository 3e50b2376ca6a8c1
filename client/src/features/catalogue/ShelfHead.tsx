import type { ReactNode } from "react";
import { ArrowLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

type ShelfHeadProps = {
  /** Of the heading, to name the section by. */
  id: string;
  children: ReactNode;
  /** Where all of them are. */
  to: string;
  link: string;
};

/** The heading over a shelf of products, and the way to all of them. */
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
      <chakra.h2 id={id} textStyle="h2">
        {children}
      </chakra.h2>
      <ArrowLink to={to}>{link}</ArrowLink>
    </chakra.div>
  );
}
