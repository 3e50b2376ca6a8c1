import { bladeWidth } from "@rules/blade-width";
import { idOfEnum } from "../../../lib/enum-names";
import { settle, type DrawingChoices } from "../choices";
import { boxView } from "../model/measures";
import { Blades } from "../parts/Blades";
import { Filled, Shade } from "../parts/shades";
import { Texture } from "../textures/Texture";

/**
 * Scale of the textures, which are drawn to be seen from across the room: threads lie 3 of their pixels apart and are 0.45 mm
 * here, reeds are 2.4 mm, and the veins of timber a fifth as broad.
 */
const SCALES = { weave: 0.15, reed: 0.8, grain: 0.2, smooth: 1, metal: 1 };

/** Share of a slat's width that the next one leaves in view when they are closed. */
const IN_VIEW = 0.88;

interface CloseUpProps extends Pick<DrawingChoices, "family" | "variant" | "colorHex" | "material"> {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
}

/** A piece of a product's material in a colour, drawn to scale: its threads, its grain, or the sheen of its slats. */
export function CloseUp({ width, height, ...choices }: CloseUpProps) {
  const { colour, finish } = settle(choices).subject;
  // The cloth that is chosen for bamboo is its lining.
  const surface = choices.variant === "bamboo" ? "reed" : finish.surface;
  const scale = SCALES[surface];
  const box = { x: 0, y: 0, width, height };
  const slat = slatOf(choices);
  const count = slat === undefined ? 0 : Math.ceil(height / slat);
  return (
    <svg viewBox={boxView(box)} aria-hidden>
      <Filled {...box} paint={colour} />
      {slat === undefined ? (
        <Shade {...box} across stops={["#ffffff24", [0.5, "#ffffff00"], "#1c2a251a"]} />
      ) : (
        <Blades
          fields={[{ ...box, height: count * slat }]}
          count={count}
          cover={1}
          colour={colour}
          finish={{ ...finish, surface: surface === "metal" ? "metal" : "smooth" }}
        />
      )}
      <g transform={`scale(${scale})`}>
        <Texture surface={surface} colour={colour} pixel={1}>
          {(texture) => <Filled x={0} y={0} width={width / scale} height={height / scale} paint={texture} />}
        </Texture>
      </g>
    </svg>
  );
}

/** Height in mm that is seen of each closed slat; undefined for what has none. */
function slatOf({ family, variant }: Pick<CloseUpProps, "family" | "variant">): number | undefined {
  const id = idOfEnum(family);
  return id === "venetian" || id === "wooden" ? bladeWidth(id, variant ?? null) * IN_VIEW : undefined;
}
