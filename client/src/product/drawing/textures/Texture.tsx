import type { Finish } from "../model/finish";
import { Reeds } from "./Reeds";
import { Weave, type TextureProps } from "./Weave";
import { WoodGrain } from "./WoodGrain";

interface SurfaceProps extends TextureProps {
  readonly surface: Finish["surface"];
}

/** What can be seen of a material from across the room; paint and metal are smooth. */
export function Texture({ surface, ...texture }: SurfaceProps) {
  if (surface === "weave") return <Weave {...texture} />;
  if (surface === "reed") return <Reeds {...texture} />;
  return surface === "grain" ? <WoodGrain {...texture} /> : null;
}
