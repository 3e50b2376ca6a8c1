import { useId, type ReactNode } from "react";
import { chakra } from "../../ui/theme/chakra";

type OrderSectionProps = { title: string; children: ReactNode };

/** A section of an order with its heading. */
export function OrderSection({ title, children }: OrderSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="h3" fontSize="1.625rem" mb={{ base: "5", _print: "2" }}>
        {title}
      </chakra.h2>
      {children}
    </section>
  );
}
