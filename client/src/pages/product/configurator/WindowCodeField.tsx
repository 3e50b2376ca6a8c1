import { CODED_MAKER, codedGlass, glassWords, readWindowCode, valueOfCode } from "@rules/options/roof-window";
import { Button } from "../../../ui/Button";
import { TextField } from "../../../ui/form/TextField";
import { chakra } from "../../../ui/theme/chakra";

const Answers = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

/** All known codes have so many characters. While fewer are typed nothing is said. */
const SHORTEST_CODE = 3;

type WindowCodeFieldProps = {
  /** The text while it is no code that can be made. */
  typed: string | undefined;
  /** The value of the option. */
  chosen: string;
  /** Whether the size is that of the chosen code. */
  isFilledIn: boolean;
  /** Why a text can't be taken, as a sentence; undefined where it can. */
  problemOf: (text: string) => string | undefined;
  onTyped: (text: string) => void;
};

/** The code on the plate, with what is wrong with it and the codes that may be meant. */
export function WindowCodeField({ typed, chosen, isFilledIn, problemOf, onTyped }: WindowCodeFieldProps) {
  const glass = codedGlass(chosen);
  const isWhole = typed !== undefined && typed.trim().length >= SHORTEST_CODE;
  return (
    <>
      <TextField
        label="Whole code on the plate"
        help={
          glass
            ? `Its glass is ${glassWords(glass)}${isFilledIn ? ", and this size is filled in" : ""}.`
            : "At the top of the sash, behind the vent flap. Without it we make the blind to the glass as you measure it."
        }
        error={isWhole ? problemOf(typed) : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={typed ?? (glass ? chosen.slice(CODED_MAKER.length + 1) : "")}
        onChange={({ target }) => onTyped(target.value)}
      />
      {isWhole && <NearestCodes typed={typed} onTyped={onTyped} />}
    </>
  );
}

/** Buttons with the known codes that are like the typed one. */
function NearestCodes({ typed, onTyped }: { typed: string; onTyped: (code: string) => void }) {
  const reading = readWindowCode(typed);
  if ("value" in reading) return null;
  return (
    <Answers>
      {reading.nearest.map((code) => {
        const glass = codedGlass(valueOfCode(code));
        return (
          <Button key={code} variant="line" size="s" onClick={() => onTyped(code)}>
            {glass ? `${code}, ${glassWords(glass)}` : code}
          </Button>
        );
      })}
    </Answers>
  );
}
