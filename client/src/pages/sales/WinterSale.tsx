import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { WINTER_SALE } from "./content";
import { EndedMark } from "./EndedMark";
import { Code, EndedPanel } from "./sales-layout";

/** Banner of the ended sale. */
export function WinterSale() {
  const { name, code, upToPercent, extraPercent, lastDay } = WINTER_SALE;
  return (
    <EndedPanel aria-labelledby="winter-sale">
      <EndedMark lastDay={lastDay} />
      <SectionTitle id="winter-sale" mt="5">
        {name}
      </SectionTitle>
      <chakra.p textStyle="lead" mt="3" maxW="34ch">
        Up to {upToPercent}% off, plus an extra {extraPercent}% with the code
      </chakra.p>
      <chakra.p mt="4">
        <Code as="s" color="fg.muted">
          {code}
        </Code>
      </chakra.p>
      <chakra.p mt="4" color="fg.muted" maxW="46ch">
        The code no longer counts in the cart. The three offers below ended with it.
      </chakra.p>
    </EndedPanel>
  );
}
