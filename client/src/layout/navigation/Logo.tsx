import { Link } from "react-router-dom";
import { paths } from "../../lib/paths";
import { DimensionLine } from "../../ui/DimensionLine";
import { chakra } from "../../ui/theme/chakra";

type LogoProps = {
  name: string;
  /** Muted line for the green footer. */
  onGreen?: boolean;
};

const HomeLink = chakra(Link, {
  base: {
    display: "inline-block",
    fontFamily: "heading",
    fontSize: { base: "min(1.3125rem, 5.4vw)", lg: "1.625rem" },
    lineHeight: "1",
    letterSpacing: "-0.015em",
    whiteSpace: "nowrap",
    py: "2",
  },
});

/** The shop's name over a dimension line. */
export function Logo({ name, onGreen = false }: LogoProps) {
  return (
    <HomeLink to={paths.home.href()} aria-label={`${name}, home`}>
      <chakra.span display="block" mb="1.5">
        {name}
      </chakra.span>
      <DimensionLine color={onGreen ? "fg.inverted.muted" : "action.solid"} />
    </HomeLink>
  );
}
