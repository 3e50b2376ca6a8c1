import { fromInches } from "@rules/sizes";
import { Picture } from "../ui/Picture";
import { colorHex } from "./attribute-labels";
import { LoadedDrawing } from "./LoadedDrawing";

type LinePictureProps = {
  /** The line of a cart or an order; its size in inches. */
  line: {
    width: number;
    height: number;
    color: string;
    material: string;
    choices: readonly { name: string; value: string }[];
  };
  /** Null for one that was withdrawn. */
  product: { family: string; variant: string | null } | null;
};

/** Width to height, as on cards. */
const RATIO = [4, 5] as const;

/**
 * The drawing of what was chosen, which tells the windows of one product apart as its photograph would not. The words beside it say
 * the same, so it is decoration for screen readers.
 */
export function LinePicture({ line, product }: LinePictureProps) {
  const drawing = product && (
    <LoadedDrawing
      family={product.family}
      variant={product.variant}
      width={fromInches(line.width, "mm")}
      height={fromInches(line.height, "mm")}
      colorHex={colorHex(line.color)}
      material={line.material}
      chosen={Object.fromEntries(line.choices.map(({ name, value }) => [name, value]))}
      title=""
      ratio={RATIO[0] / RATIO[1]}
    />
  );
  return <Picture picture={null} sizes="" ratio={RATIO.join(" / ")} alt="" fallback={drawing} />;
}
