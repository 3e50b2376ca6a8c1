import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRecordContext } from "react-admin";
import { MOST_PRODUCT_PICTURES } from "@rules/product-pictures";
import { moved } from "../ui/moved";
import { DraftedPicturesNotice } from "./DraftedPicturesNotice";
import { PictureCard } from "./PictureCard";
import type { Product } from "./product";
import { UploadPictures } from "./UploadPictures";
import { usePictures } from "./use-pictures";

/** The pictures of a product in their order, of its draft where that has any. They change with the rest of the product, when it is saved. */
export function PicturesField() {
  const product = useRecordContext<Product>();
  const { pictures, refusals, change, add } = usePictures();
  if (!product) return null;
  return (
    <Box sx={{ gridColumn: "1 / -1" }}>
      <DraftedPicturesNotice pictures={pictures} onTakePublished={change} />
      {pictures.length === 0 && <Typography>It has no picture: the shop draws it.</Typography>}
      <Box
        component="ol"
        aria-label="Pictures"
        sx={{ display: "grid", gap: 2, padding: 0, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}
      >
        {pictures.map((picture, place) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            place={place}
            count={pictures.length}
            colors={product.colors}
            refusal={refusals?.[place]?.alt?.message}
            onChange={(next) => change(pictures.with(place, next))}
            onMove={(to) => change(moved(pictures, place, to))}
            onRemove={() => change(pictures.filter((_, index) => index !== place))}
          />
        ))}
      </Box>
      {refusals?.message !== undefined && <Alert severity="error">{refusals.message}</Alert>}
      {pictures.length < MOST_PRODUCT_PICTURES ? (
        <UploadPictures path={`/products/${encodeURIComponent(product.id)}/pictures`} onUploaded={add} />
      ) : (
        <Typography>It has as many pictures as a product can have.</Typography>
      )}
    </Box>
  );
}
