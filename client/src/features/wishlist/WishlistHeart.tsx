import { MOST_SAVED } from "../../lib/saved-ids";
import { IconButton } from "../../ui/IconButton";
import { HeartIcon } from "../../ui/icons";
import { notify } from "../../ui/toast/notify";
import { useWishlist } from "./useWishlist";

type WishlistHeartProps = { product: { id: string; name: string } };

/** Button that adds a product to the wishlist or removes it. The parent positions it. */
export function WishlistHeart({ product: { id, name } }: WishlistHeartProps) {
  const { has, save, remove } = useWishlist();
  const isSaved = has(id);
  const press = () => {
    if (isSaved) remove(id);
    else if (!save(id))
      notify({
        title: "Your wishlist is full",
        description: `It holds ${MOST_SAVED} products. Remove one to save another.`,
        kind: "failure",
      });
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
