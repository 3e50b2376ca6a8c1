import type { Inspiration } from "../../content/inspirations";
import { savedInspirations, useSavedInspirations } from "../../features/inspirations/saved-inspirations";
import { IconButton } from "../../ui/IconButton";
import { HeartIcon } from "../../ui/icons";

type InspirationHeartProps = {
  inspiration: Pick<Inspiration, "id" | "title">;
  /** Over a picture, or in a row of text. */
  look?: "paper" | "bare";
};

/** Toggle button that saves a design. */
export function InspirationHeart({ inspiration: { id, title }, look = "paper" }: InspirationHeartProps) {
  const isSaved = useSavedInspirations().includes(id);
  return (
    <IconButton
      look={look}
      aria-label={isSaved ? `Remove “${title}” from saved inspirations` : `Save “${title}” for later`}
      aria-pressed={isSaved}
      onClick={() => (isSaved ? savedInspirations.remove(id) : savedInspirations.save(id))}
    >
      <HeartIcon size="m" filled={isSaved} />
    </IconButton>
  );
}
