import type { ComponentProps, ReactNode } from "react";
import { StepList } from "../../ui/StepList";
import { chakra } from "../../ui/theme/chakra";
import { HelpBox } from "../contact-details/HelpBox";
import { Ideas } from "./Ideas";

type WithIdeasProps = {
  /** What the page has of its own: an empty state, or a short form. */
  children: ReactNode;
  /** Heading of the steps. */
  title: string;
  steps: ComponentProps<typeof StepList>["steps"];
};

const Areas = chakra("div", {
  base: {
    display: "grid",
    gridTemplateAreas: { base: '"own" "ideas" "aside"', lg: '"own aside" "ideas ideas"' },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 400px" },
    columnGap: "18",
    rowGap: { base: "12", lg: "14" },
    alignItems: "start",
  },
});
const Aside = chakra("aside", {
  base: {
    gridArea: "aside",
    display: "grid",
    gap: "8",
    pt: { lg: "12" },
    borderTopWidth: { base: "1px", lg: "0" },
    "& > *": { pt: { base: "8", lg: "0" } },
    "& > * + *": { borderTopWidth: "1px", pt: "6" },
    _print: { display: "none" },
  },
});

/** A page with little of its own: beside it what happens next and who helps, below it products to go on with. */
export function WithIdeas({ children, title, steps }: WithIdeasProps) {
  return (
    <Areas>
      <chakra.div gridArea="own">{children}</chakra.div>
      <chakra.div gridArea="ideas">
        <Ideas />
      </chakra.div>
      <Aside>
        <section aria-labelledby="steps">
          <chakra.h2 id="steps" textStyle="title">
            {title}
          </chakra.h2>
          <StepList steps={steps} />
        </section>
        <HelpBox />
      </Aside>
    </Areas>
  );
}
