import { PictureTag } from "../../../ui/PictureTag";

/** Over the drawing of a product that has not been photographed. */
export function NoPicture() {
  return (
    <PictureTag as="p">
      <span>No image available</span>. Drawn in the colour you choose.
    </PictureTag>
  );
}
