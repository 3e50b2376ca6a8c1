import type { ShopFacts } from "../../content/facts";
import { DimensionLine } from "../../ui/DimensionLine";
import { KeyFigure } from "../../ui/figures/KeyFigure";
import { Picture } from "../../ui/Picture";
import { Prose } from "../../ui/Prose";
import { RichText } from "../../ui/RichText";
import { chakra } from "../../ui/theme/chakra";
import { ABOUT_PICTURE, story, STORY_TITLE } from "./content";

const Columns = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" },
    columnGap: "16",
    rowGap: "8",
    alignItems: "start",
  },
});
const PictureSide = chakra("div", { base: { mx: { base: "calc(var(--gutter) * -1)", lg: "0" } } });
const Figures = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(5.5rem, auto))",
    justifyContent: "space-between",
    gap: "3",
    mt: "6",
  },
});

/** The firm's story with a photograph and three key figures. */
export function Story({ facts }: { facts: ShopFacts }) {
  return (
    <Columns aria-labelledby="story">
      <PictureSide>
        <Picture
          picture={ABOUT_PICTURE}
          sizes="(min-width: 85rem) 760px, (min-width: 70rem) 56vw, 100vw"
          css={{ borderRadius: { base: "0", lg: "picture" } }}
          eager
        />
      </PictureSide>
      <div>
        <Prose>
          <h2 id="story">{STORY_TITLE}</h2>
          {story(facts).map((paragraph) => (
            <p key={paragraph}>
              <RichText text={paragraph} />
            </p>
          ))}
        </Prose>
        <chakra.div mt="9">
          <DimensionLine />
          <Figures>
            <KeyFigure figure={`${facts.yearsInTrade}+`} words={["years", "of fitting"]} />
            <KeyFigure figure={`${facts.happyCustomers}+`} words={["happy", "customers"]} />
            <KeyFigure figure="5-star" words={["rating from", "our customers"]} />
          </Figures>
        </chakra.div>
      </div>
    </Columns>
  );
}
