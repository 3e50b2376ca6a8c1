import { isAtHouse } from "../model/chosen";
import { darker, fade, mix, SHADOW, shadow } from "../model/colour";
import { boxPath, inset, sideBars, type Box } from "../model/measures";
import type { Subject } from "../model/subject";
import { Blades } from "../parts/Blades";
import { CutWall } from "../parts/CutWall";
import { CLOTH, CLOTH_FOLD } from "../parts/PergolaFabric";
import { LOUVRE_PITCH, runAway } from "../parts/PergolaLouvres";
import { Ripple } from "../parts/shades";

const [BEAM, POST] = [150, 150];

/** A pergola from above: posts at the corners, beams round the roof, louvres or folds of cloth between them. */
export function PergolaPlan({ variant, width, height: depth, colour, finish, chosen }: Subject) {
  const outline = { x: 0, y: 0, width, height: depth };
  const roof = inset(outline, BEAM);
  const isAway = runAway(chosen);
  const [atHouse, inGarden] = [0, depth - POST].map((y) => sideBars({ ...outline, y, height: POST }, POST));
  return (
    <>
      <path d={boxPath(roof)} fill={variant === "fabric" ? CLOTH : shadow(0.34)} />
      {variant === "fabric" ? (
        <ClothRoof {...roof} />
      ) : (
        <Blades
          fields={[roof]}
          count={Math.max(3, Math.round((isAway ? roof.width : roof.height) / LOUVRE_PITCH))}
          cover={0.84}
          upright={isAway}
          colour={colour}
          finish={finish}
        />
      )}
      <path
        d={boxPath(outline, roof)}
        fillRule="evenodd"
        fill={colour}
        stroke={fade(darker(colour, 0.6), 0.6)}
        strokeWidth="10"
      />
      <path
        d={isAtHouse(chosen) ? inGarden : `${atHouse}${inGarden}`}
        fill={mix(colour, SHADOW, 0.3)}
        stroke={fade(darker(colour, 0.6), 0.6)}
        strokeWidth="10"
      />
      {isAtHouse(chosen) && <CutWall width={width} />}
    </>
  );
}

function ClothRoof(roof: Box) {
  return (
    <Ripple
      {...roof}
      period={roof.height / Math.max(3, Math.round(roof.height / CLOTH_FOLD))}
      stops={[shadow(0.4), [0.03, shadow(0.12)], [0.5, fade("#ffffff", 0.25)], [0.97, shadow(0.1)], shadow(0.4)]}
    />
  );
}
