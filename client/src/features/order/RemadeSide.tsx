import { useId, type ComponentProps } from "react";
import { ConfigurationText } from "../../product/ConfigurationText";
import { LinePicture } from "../../product/LinePicture";
import { MadeSize } from "../../product/MadeSize";
import { chakra } from "../../ui/theme/chakra";

type Made = ComponentProps<typeof ConfigurationText> &
  ComponentProps<typeof LinePicture>["line"] &
  ComponentProps<typeof MadeSize>;

type RemadeSideProps = { title: string; product: ComponentProps<typeof LinePicture>["product"]; made: Made };

/** The drawing of a line as it was, or is made again, with the words that say the same. */
export function RemadeSide({ title, product, made }: RemadeSideProps) {
  const id = useId();
  const { width, height, material, color, choices, making } = made;
  return (
    <div role="group" aria-labelledby={id}>
      <chakra.h4 id={id} fontWeight="600" mb="2">
        {title}
      </chakra.h4>
      <chakra.div maxW="240px" mb="3" _print={{ display: "none" }}>
        <LinePicture line={made} product={product} />
      </chakra.div>
      <ConfigurationText {...{ width, height, material, color, choices }} />
      <MadeSize making={making} />
    </div>
  );
}
