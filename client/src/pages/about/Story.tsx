import type { ShopFacts } from "../../content/facts";
import { KeyFigures } from "../../features/key-figures/KeyFigures";
import { Columns } from "../../ui/Columns";
import { DimensionLine } from "../../ui/DimensionLine";
import { Picture } from "../../ui/Picture";
import { Prose } from "../../ui/Prose";
import { RichText } from "../../ui/RichText";
import { chakra } from "../../ui/theme/chakra";
import { ABOUT_PICTURE, story, STORY_TITLE } from "./content";

const PictureSide = chakra("div", { base: { mx: { base: "calc(var(--gutter) * -1)", lg: "0" } } });

/** The firm's story with a photograph and three key figures. */
export function Story({ facts }: { facts: ShopFacts }) {
  return (
    <Columns as="section" sides="7:5" rowGap="8" aria-labelledby="story">
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
          <chakra.div mt="6">
            <KeyFigures {...facts} />
          </chakra.div>
        </chakra.div>
      </div>
    </Columns>
  );
}
