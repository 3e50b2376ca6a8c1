import type { ReactNode } from "react";
import { Lead } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

type SignInLayoutProps = {
  title: string;
  /** One or two sentences below the title. */
  lead: ReactNode;
  children: ReactNode;
  /** Beside the form, or below it where there is no room. */
  aside?: ReactNode;
};

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 30rem) minmax(0, 25rem)" },
    justifyContent: "space-between",
    columnGap: "24",
    rowGap: "12",
    alignItems: "start",
    pt: { base: "10", lg: "14" },
  },
});

/** Layout of the sign-in pages: title, lead, form, and an aside. */
export function SignInLayout({ title, lead, children, aside }: SignInLayoutProps) {
  return (
    <Columns>
      <div>
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
        <Lead mt="4" mb="8" maxW="34rem">
          {lead}
        </Lead>
        {children}
      </div>
      {aside && (
        <chakra.div display="grid" gap="8">
          {aside}
        </chakra.div>
      )}
    </Columns>
  );
}
