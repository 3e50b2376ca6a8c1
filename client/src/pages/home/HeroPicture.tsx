import { Picture } from "../../ui/Picture";
import { chakra } from "../../ui/theme/chakra";
import { HERO_CROP, HERO_PICTURE } from "./hero-picture";

const RATIO = `${HERO_CROP.width} / ${HERO_CROP.height}`;
/** The picture is wider than its crop. */
const ZOOM = HERO_PICTURE.width / HERO_CROP.width;
const vw = (share: number) => `${Math.round(share * ZOOM)}vw`;

const Dimensions = chakra("svg", {
  base: {
    position: "absolute",
    inset: "0",
    boxSize: "full",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: "1.25",
    "& path": { vectorEffect: "non-scaling-stroke" },
    "& text": {
      fill: "currentColor",
      stroke: "none",
      textAnchor: "middle",
      fontWeight: "600",
      fontSize: { base: "30px", md: "20px" },
      fontVariantNumeric: "tabular-nums",
    },
  },
});

/** The hero's window with dimension lines for width and drop. */
export function HeroPicture() {
  return (
    <chakra.div position="relative">
      <Picture
        picture={HERO_PICTURE}
        ratio={RATIO}
        sizes={`(min-width: 93.75rem) 1010px, (min-width: 70rem) ${vw(58)}, ${vw(100)}`}
        eager
        css={{
          borderRadius: { base: "0", "2xl": "picture" },
          "& img": { w: `${ZOOM * 100}%`, maxW: "none", h: "auto" },
        }}
      />
      <Dimensions viewBox={`0 0 ${HERO_CROP.width} ${HERO_CROP.height}`} aria-hidden data-ground="paper">
        <path d="M302 664H466M606 664H770M302 655v18M770 655v18M832 52V262M832 398V606M823 52h18M823 606h18" />
        <path d="M302 634v16M770 634v16M788 52h32M804 606h18" strokeDasharray="3 4" opacity="0.55" />
        <text x="536" y="671">
          1200 mm
        </text>
        <text transform="translate(839 330) rotate(-90)">1450 mm</text>
      </Dimensions>
    </chakra.div>
  );
}
