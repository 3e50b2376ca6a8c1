import { Link } from "react-router-dom";
import { blindsNamed } from "../lib/prefilled-links";
import { chakra } from "../ui/theme/chakra";

const List = chakra("ul", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
const Chip = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minH: "target",
    px: "4",
    py: "1.5",
    bg: "bg.sage",
    borderRadius: "full",
    fontSize: "small",
    fontWeight: "500",
    lineHeight: "1.25",
    transition: "background",
    transitionDuration: "quick",
    _hover: { bg: "bg.sage.hover" },
    _focusVisible: { borderRadius: "full" },
  },
});

/** Names of blinds, each linked to its search results. */
export function BlindChips({ names }: { names: readonly string[] }) {
  return (
    <List>
      {names.map((name) => (
        <li key={name}>
          <Chip to={blindsNamed(name)}>{name}</Chip>
        </li>
      ))}
    </List>
  );
}
