import { useQuery } from "@apollo/client/react";
import { graphql } from "../../../gql";
import { failureOf } from "../../../lib/shop-failure";
import { Button } from "../../../ui/Button";
import { Skeleton } from "../../../ui/Skeleton";
import { chakra } from "../../../ui/theme/chakra";
import { photoPreviews } from "./photo-sendings";

const WINDOW_PHOTO = graphql(`
  query WindowPhoto($id: ID!) {
    windowPhoto(id: $id)
  }
`);

type ShownPhotoProps = { id: string; alt: string; onRemove: () => void };

const Frame = chakra("div", { base: { maxW: "24rem", mb: "3" } });
const Picture = chakra("img", {
  base: {
    display: "block",
    w: "full",
    h: "auto",
    maxH: "24rem",
    objectFit: "contain",
    bg: "bg.muted",
    borderRadius: "picture",
  },
});

/** The photo that a window has. Only its household gets it, so it is no file with a URL. */
export function ShownPhoto({ id, alt, onRemove }: ShownPhotoProps) {
  const { data, error, refetch } = useQuery(WINDOW_PHOTO, { variables: { id } });
  const source = data?.windowPhoto ?? photoPreviews.get(id);
  return (
    <Frame>
      {source !== undefined && <Picture src={source} alt={alt} />}
      {source === undefined && error && (
        <p role="alert">
          The photo can’t be shown now. {failureOf(error).sentence}{" "}
          <Button variant="link" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </p>
      )}
      {source === undefined && data?.windowPhoto === null && <p>This photo is no longer there.</p>}
      {source === undefined && !error && !data && <Skeleton h="14rem" />}
      <Button variant="link" fontWeight="400" color="fg.muted" onClick={onRemove}>
        Remove the photo
      </Button>
    </Frame>
  );
}
