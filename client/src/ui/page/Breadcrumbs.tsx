import { paths } from "../../lib/paths";
import { breadcrumbList } from "../../lib/structured-data/breadcrumbs";
import { TextLink } from "../links";
import { chakra } from "../theme/chakra";
import { absoluteFor, useSsrContext } from "./ssr-context";

type BreadcrumbsProps = {
  /** Between the home page and this one, which is `current`. */
  parents?: readonly { label: string; to: string }[];
  current: string;
};

const List = chakra("ol", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    minH: "target",
    textStyle: "small",
    color: "fg.muted",
    "& > li + li": { _before: { content: '"/" / ""', mr: "2", color: "fg.subtle" } },
  },
});

/** Breadcrumbs, visible and as structured data. */
export function Breadcrumbs({ parents = [], current }: BreadcrumbsProps) {
  const trail = [{ label: "Home", to: paths.home.href() }, ...parents];
  const context = useSsrContext();
  if (import.meta.env.SSR) context?.describe(breadcrumbList(trail, current, absoluteFor(context)));
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <TextLink variant="quiet" to={to}>
              {label}
            </TextLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </nav>
  );
}
