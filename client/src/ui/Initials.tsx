import { chakra } from "./theme/chakra";

type InitialsProps = {
  /** As "Catherine B." */
  name: string;
};

const Round = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    boxSize: "target",
    borderRadius: "full",
    bg: "bg.sage",
    fontSize: "small",
    fontWeight: "600",
  },
});

/** Initials instead of a portrait. Hidden from screen readers, because the name is beside it. */
export function Initials({ name }: InitialsProps) {
  return <Round aria-hidden>{initialsOf(name)}</Round>;
}

function initialsOf(name: string): string {
  const [first = "", ...others] = name.match(/(?<!\S)\p{L}/gu) ?? [];
  return `${first}${others.at(-1) ?? ""}`.toUpperCase();
}
