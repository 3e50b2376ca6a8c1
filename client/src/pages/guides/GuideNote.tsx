import { RichText } from "../../ui/RichText";
import { chakra } from "../../ui/theme/chakra";

const Note = chakra("p", {
  base: {
    maxW: "64ch",
    px: "5",
    py: "4",
    borderRadius: "control",
    bg: "bg.sage",
    _print: { bg: "none", p: "0", fontWeight: "600", breakInside: "avoid" },
  },
});

/** A highlighted note. */
export function GuideNote({ text }: { text: string }) {
  return (
    <Note>
      <RichText text={text} />
    </Note>
  );
}
