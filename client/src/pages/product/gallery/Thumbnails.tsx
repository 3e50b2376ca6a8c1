import { Children, type ReactNode } from "react";
import { chakra } from "../../../ui/theme/chakra";

type ThumbnailsProps = {
  index: number;
  /** What each picture shows. */
  alts: readonly string[];
  onPick: (index: number) => void;
  /** The pictures, small. */
  children: ReactNode;
};

const Row = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(4, 1fr)",
    gap: { base: "2", lg: "3" },
    mt: { base: "2", lg: "3" },
  },
});
const Thumbnail = chakra("button", {
  base: {
    display: "block",
    w: "full",
    cursor: "pointer",
    borderRadius: "picture",
    "&[aria-current=true]": { boxShadow: "0 0 0 2px {colors.bg}, 0 0 0 3px {colors.fg}" },
  },
});

/** Thumbnail buttons of all pictures. */
export function Thumbnails({ index, alts, onPick, children }: ThumbnailsProps) {
  return (
    <Row>
      {Children.map(children, (picture, place) => (
        <li>
          <Thumbnail
            type="button"
            aria-label={`Picture ${place + 1}: ${alts[place]}`}
            aria-current={place === index ? true : undefined}
            onClick={() => onPick(place)}
          >
            {picture}
          </Thumbnail>
        </li>
      ))}
    </Row>
  );
}
