import { GuideVideo } from "../../features/guides/GuideVideo";
import { paths } from "../../lib/paths";
import { ArrowLink } from "../../ui/links";
import { Prose } from "../../ui/Prose";
import { chakra } from "../../ui/theme/chakra";
import type { FittingVideo } from "./content";

const TWO_COLUMNS = { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" };
const GAP = { md: "6", lg: "12" };

const Grid = chakra("div", { base: { display: "grid", columnGap: GAP, rowGap: "12" } });

/** The text is above its video, or beside it if there is only one. */
const Method = chakra("section", {
  base: {
    display: "grid",
    columnGap: GAP,
    rowGap: "5",
    alignContent: "start",
    scrollMarginTop: { base: "20", lg: "6" },
    "& h2": { textStyle: "h3", fontSize: "1.75rem" },
    "& h2 + p": { mt: "2", color: "fg.muted", maxW: "52ch" },
  },
});

type FittingVideosProps = { methods: readonly FittingVideo[] };

/** The fitting methods of one product: text, video and link to the guide. */
export function FittingVideos({ methods }: FittingVideosProps) {
  const isAlone = methods.length === 1;
  return (
    <Grid gridTemplateColumns={isAlone ? "minmax(0, 1fr)" : TWO_COLUMNS}>
      {methods.map(({ video, name, text, notes, guide }) => (
        <Method
          key={video}
          id={video}
          aria-labelledby={`${video}-heading`}
          gridTemplateColumns={isAlone ? TWO_COLUMNS : "minmax(0, 1fr)"}
          gridTemplateRows={isAlone ? undefined : { md: "subgrid" }}
          gridRow={isAlone ? undefined : { md: "span 2" }}
        >
          <div>
            <h2 id={`${video}-heading`}>{name}</h2>
            <p>{text}</p>
            {notes && (
              <Prose mt="5">
                <ul>
                  {notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </Prose>
            )}
          </div>
          <chakra.div order={isAlone ? { md: "-1" } : undefined}>
            <GuideVideo name={video} />
            <ArrowLink to={paths.guides.href(guide.slug)}>{guide.label}</ArrowLink>
          </chakra.div>
        </Method>
      ))}
    </Grid>
  );
}
