import { ChevronDownIcon } from "../icons";
import { chakra } from "../theme/chakra";

const Folded = chakra("details", {
  base: {
    mt: "1",
    textStyle: "small",
    "&[open] > summary > svg": { transform: "rotate(180deg)" },
    "& > summary": {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minH: "target",
      color: "fg.muted",
      _hover: { color: "fg" },
    },
    "& > ol": { pl: "5", pb: "2", listStyle: "decimal", maxW: "56ch" },
    "& li + li": { mt: "1.5" },
    _print: { display: "none" },
  },
});

/** The transcript of a video, step by step. */
export function Transcript({ lines }: { lines: readonly string[] }) {
  return (
    <Folded>
      <summary>
        Read the film instead
        <ChevronDownIcon size="s" />
      </summary>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Folded>
  );
}
