import { Link } from "react-router-dom";
import { findGuide } from "../../content/guides";
import { paths } from "../../lib/paths";
import { ArrowRightIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";

const List = chakra("ol", { base: { mt: "4", maxW: "46rem", borderTopWidth: "1px", borderColor: "border" } });
const Row = chakra(Link, {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "6",
    py: "4",
    borderBottomWidth: "1px",
    borderColor: "border",
    "& b": { textStyle: "title" },
    "& > span > span": { display: "block", textStyle: "small", color: "fg.muted" },
    _hover: { "& b": { textDecoration: "underline", textUnderlineOffset: "4px" } },
  },
});

/** Links to the step-by-step guides in their order. */
export function StepGuides({ slugs }: { slugs: readonly string[] }) {
  return (
    <section aria-labelledby="steps-heading">
      <chakra.h2 id="steps-heading" textStyle="h3" fontSize="1.75rem">
        Step by step
      </chakra.h2>
      <List>
        {slugs.map((slug) => {
          const guide = findGuide(slug)?.guide;
          return (
            guide && (
              <li key={slug}>
                <Row to={paths.guides.href(slug)}>
                  <span>
                    <b>{guide.title}</b>
                    <span>{guide.lead}</span>
                  </span>
                  <ArrowRightIcon size="m" />
                </Row>
              </li>
            )
          );
        })}
      </List>
    </section>
  );
}
