import { CheckIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";

const List = chakra("ul", {
  base: {
    display: "grid",
    gap: "2.5",
    "& > li": { display: "flex", gap: "3" },
    "& svg": { flex: "none", mt: "1", color: "success.fg" },
  },
});

/** What a blind in the room should do. */
export function RoomFeatures({ features }: { features: readonly string[] }) {
  return (
    <List>
      {features.map((feature) => (
        <li key={feature}>
          <CheckIcon size="s" />
          {feature}
        </li>
      ))}
    </List>
  );
}
