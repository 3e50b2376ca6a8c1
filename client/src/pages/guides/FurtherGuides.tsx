import { findGuide } from "../../content/guides";
import { paths } from "../../lib/paths";
import { ArrowLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

const Links = chakra("ul", {
  base: { display: "flex", flexDirection: { base: "column", md: "row" }, flexWrap: "wrap", columnGap: "8", mt: "2" },
});

/** Links to related guides. */
export function FurtherGuides({ slugs }: { slugs: readonly string[] }) {
  return (
    <chakra.section aria-labelledby="next" _print={{ display: "none" }}>
      <chakra.h2 id="next" textStyle="h3">
        Read on
      </chakra.h2>
      <Links>
        {slugs.map((slug) => (
          <li key={slug}>
            <ArrowLink to={paths.guides.href(slug)}>{findGuide(slug)?.guide.title}</ArrowLink>
          </li>
        ))}
      </Links>
    </chakra.section>
  );
}
