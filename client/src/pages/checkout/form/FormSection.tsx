import type { ReactNode } from "react";
import { chakra } from "../../../ui/theme/chakra";

type FormSectionProps = { title: string; children: ReactNode };

const Section = chakra("section", { base: { py: "9", borderBottomWidth: "1px" } });

/** A section of the checkout with its heading. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <Section>
      <chakra.h2 textStyle="h3" fontSize="1.625rem" mb="5">
        {title}
      </chakra.h2>
      {children}
    </Section>
  );
}
