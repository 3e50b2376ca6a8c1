import { PictureTag } from "../../../ui/PictureTag";

/** Note over the drawing of a product without pictures. */
export function NoPicture() {
  return (
    <PictureTag as="p">
      <span>No image available</span>. Drawn in the colour you choose.
    </PictureTag>
  );
}
