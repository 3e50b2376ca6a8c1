import { useId, type ReactNode } from "react";
import { chakra } from "../../../ui/theme/chakra";

type AccountSectionProps = { title: string; children: ReactNode };

const Section = chakra("section", {
  base: { "& + &": { mt: "10", pt: "10", borderTopWidth: "1px" }, maxW: "44rem" },
});

/** A section of an account page with its heading. */
export function AccountSection({ title, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="h3" fontSize="1.625rem" mb="4">
        {title}
      </chakra.h2>
      {children}
    </Section>
  );
}
