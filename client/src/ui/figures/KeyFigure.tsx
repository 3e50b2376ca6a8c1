import { chakra } from "../theme/chakra";

type KeyFigureProps = {
  figure: string;
  /** The label in two short lines. */
  words: readonly [string, string];
};

const Pair = chakra("div", {
  base: { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end", gap: "2" },
});

/** A large figure above its label. */
export function KeyFigure({ figure, words }: KeyFigureProps) {
  return (
    <Pair>
      <chakra.dt textStyle="small" lineHeight="1.35" color="fg.muted">
        {words[0]} <br />
        {words[1]}
      </chakra.dt>
      <chakra.dd textStyle="figure" fontSize={{ base: "2.5rem", lg: "2.875rem" }}>
        {figure}
      </chakra.dd>
    </Pair>
  );
}
