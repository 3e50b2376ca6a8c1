import { Link, useSearchParams } from "react-router-dom";
import { INSPIRATIONS, STYLE_IDS, styleById, STYLES, type Style } from "../../content/inspirations";
import { ContentPage } from "../../features/content-page/ContentPage";
import { SAVED_PANEL, useSavedInspirations } from "../../features/inspirations/saved-inspirations";
import { counted } from "../../lib/counted";
import { paths } from "../../lib/paths";
import { CallToAction } from "../../ui/CallToAction";
import { ArrowLink, ExternalLink, LinkButton } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { chakra } from "../../ui/theme/chakra";
import { DesignCard } from "./DesignCard";
import { CountRow, DesignGrid } from "./inspiration-layout";
import { SavedInspirations } from "./SavedInspirations";

const List = chakra("ul", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
const Chip = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minH: "target",
    px: "4.5",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "full",
    fontSize: "small",
    fontWeight: "500",
    transition: "background",
    transitionDuration: "quick",
    _hover: { bg: "bg.sage" },
    _focusVisible: { borderRadius: "full" },
    "&[aria-current]": { bg: "fg", borderColor: "fg", color: "bg" },
  },
});

const CHOICES: readonly (Style | undefined)[] = [undefined, ...STYLE_IDS];

/** Links to all designs and to each style. */
function StyleChips({ current }: { current: Style | undefined }) {
  return (
    <nav aria-label="Styles">
      <List>
        {CHOICES.map((style) => (
          <li key={style ?? "all"}>
            <Chip to={paths.inspiration.href(style)} aria-current={style === current ? "page" : undefined}>
              {style === undefined ? "All" : STYLES[style]}
            </Chip>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** Link to the saved designs with their count; nothing without any. */
function SavedCount() {
  const count = useSavedInspirations().length;
  if (count === 0) return null;
  return (
    <ExternalLink href={`#${SAVED_PANEL}`} display="inline-flex" alignItems="center" minH="target">
      {count} saved
    </ExternalLink>
  );
}

/** Number of designs in the first row. */
const FIRST_ROW = 2;

/** /inspiration: furnished rooms. `?style=` filters them. */
export function InspirationPage() {
  const [parameters] = useSearchParams();
  const style = styleById(parameters.get("style"));
  const designs = INSPIRATIONS.filter((inspiration) => style === undefined || inspiration.style === style);
  return (
    <>
      <Head
        title={
          style === undefined ? "Inspiration: blind and shutter ideas" : `${STYLES[style]} blinds and window ideas`
        }
        description={
          style === undefined
            ? "Eight rooms from contemporary to bohemian, with the blinds that make each of them and how to get the look, made to your measure."
            : `${STYLES[style]} windows: the blinds that make the look, and how to come by it at home. Each is made to measure, and samples are free.`
        }
        canonicalPath={paths.inspiration.href(style)}
        picture={(designs[0] ?? INSPIRATIONS[0])?.image}
      />
      <ContentPage
        title="Inspiration"
        lead="Rooms that we would like to live in, and what makes them. Save those that you like with the heart: they stay in this browser until you come back."
      >
        <div>
          <StyleChips current={style} />
          <CountRow>
            <p role="status">Showing {counted(designs.length, "design")}</p>
            <SavedCount />
          </CountRow>
          <DesignGrid>
            {designs.map((inspiration, index) => (
              <DesignCard key={inspiration.id} inspiration={inspiration} eager={index < FIRST_ROW} />
            ))}
          </DesignGrid>
          <SavedInspirations />
        </div>
        <CallToAction
          title="Something else in mind?"
          text="Send us a photograph of your window and of a room that you like. We tell you what it takes, and what it costs."
        >
          <LinkButton to={paths.contact.href()}>Ask a fitter</LinkButton>
          <ArrowLink to={paths.byRooms.href()}>See blinds by room</ArrowLink>
        </CallToAction>
      </ContentPage>
    </>
  );
}
