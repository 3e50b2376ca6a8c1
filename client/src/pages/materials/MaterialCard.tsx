import { blindsIn } from "../../lib/prefilled-links";
import { ArrowLink } from "../../ui/links";
import { Picture } from "../../ui/Picture";
import { Progress } from "../../ui/Progress";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { CardColumns, CardPart, CardPicture, Tags } from "./card-layout";
import { SCORES, type Material, type Score } from "./content";
import { PriceRange } from "./PriceRange";

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    columnGap: "10",
    rowGap: "4",
  },
});
const Row = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    rowGap: "1",
    fontSize: "small",
    "& dd": { fontWeight: "600", fontVariantNumeric: "tabular-nums lining-nums" },
    "& dd:last-child": { gridColumn: "1 / -1" },
  },
});

/** Scores of a material as figures and bars; the bars are labelled for screen readers. */
function ScoreBars({ scores }: Pick<Material, "scores">) {
  return (
    <List>
      {(Object.keys(SCORES) as Score[]).map((score) => (
        <Row key={score}>
          <dt>{SCORES[score]}</dt>
          <dd aria-hidden>{scores[score]}</dd>
          <dd>
            <Progress value={scores[score]} of={100} label={`${scores[score]} out of 100`} />
          </dd>
        </Row>
      ))}
    </List>
  );
}

/** One material: photograph, uses, care, scores and link to its blinds. */
export function MaterialCard({ material }: { material: Material }) {
  const headingId = `${material.id}-name`;
  return (
    <CardColumns as="article" sides="5:7" id={material.id} aria-labelledby={headingId}>
      <CardPicture>
        <Picture
          picture={material.image}
          sizes="(min-width: 85rem) 870px, (min-width: 70rem) 62vw, 100vw"
          css={{ position: "absolute", inset: "0", h: "full" }}
        />
      </CardPicture>
      <div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" columnGap="4">
          <SectionTitle id={headingId}>{material.name}</SectionTitle>
          <chakra.span flex="none" textStyle="small">
            <chakra.span color="fg.muted">Price </chakra.span>
            <PriceRange range={material.priceRange} />
          </chakra.span>
        </chakra.div>
        <chakra.p mt="3" mb="6" maxW="40rem">
          {material.description}
        </chakra.p>
        <ScoreBars scores={material.scores} />
        <CardPart title="Best for">
          <Tags>
            {material.bestFor.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </Tags>
        </CardPart>
        <CardPart title="Benefits">
          <chakra.ul listStyleType="disc" pl="5" display="grid" gap="1">
            {material.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </chakra.ul>
        </CardPart>
        <CardPart title="Maintenance">
          <p>{material.maintenance}</p>
        </CardPart>
        <ArrowLink to={blindsIn(material.id)} mt="4">
          Shop blinds in {inSentence(material.name)}
        </ArrowLink>
      </div>
    </CardColumns>
  );
}

const inSentence = (name: string) => (name === name.toUpperCase() ? name : name.toLowerCase());
