import { Link } from "react-router-dom";
import { STYLE_IDS, STYLES, type Style } from "../../content/inspirations";
import { paths } from "../../lib/paths";
import { chakra } from "../../ui/theme/chakra";

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
export function StyleChips({ current }: { current: Style | undefined }) {
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
