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

type Step = { says: string; shows: string };

/** The transcript of a video: step by step what is said, and what is seen. */
export function Transcript({ steps }: { steps: readonly Step[] }) {
  return (
    <Folded>
      <summary>
        Read the film instead
        <ChevronDownIcon size="s" />
      </summary>
      <ol>
        {steps.map(({ says, shows }) => (
          <li key={says}>
            {says}
            <chakra.p color="fg.muted">Picture: {shows}</chakra.p>
          </li>
        ))}
      </ol>
    </Folded>
  );
}
