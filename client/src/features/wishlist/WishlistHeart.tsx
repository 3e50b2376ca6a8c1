import { IconButton } from "../../ui/IconButton";
import { HeartIcon } from "../../ui/icons";
import { saveToWishlist } from "./save-to-wishlist";
import { useWishlist } from "./useWishlist";

type WishlistHeartProps = { product: { id: string; name: string } };

/** Button that adds a product to the wishlist or removes it. The parent positions it. */
export function WishlistHeart({ product: { id, name } }: WishlistHeartProps) {
  const { has, remove } = useWishlist();
  const isSaved = has(id);
  const press = () => {
    if (isSaved) remove(id);
    else saveToWishlist(id);
  };
  return (
    <IconButton
      look="paper"
      aria-label={isSaved ? `Remove ${name} from wishlist` : `Save ${name} to wishlist`}
      aria-pressed={isSaved}
      onClick={press}
    >
      <HeartIcon size="m" filled={isSaved} />
    </IconButton>
  );
}
