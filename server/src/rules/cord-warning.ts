/** The warning that BS EN 13120 asks for beside internal blinds with cords or chains. Compare it with the standard before a change. */
export const CORD_WARNING =
  "Warning: young children can be strangled by loops in pull cords, chains, tapes and inner cords that operate the product. To avoid strangulation and entanglement, keep cords out of the reach of young children. Cords may become wrapped around a child’s neck. Move beds, cots and furniture away from window covering cords. Do not tie cords together. Make sure cords do not twist and create a loop.";

/** The name of the specification, or of a chosen option, that says how a blind is operated. */
const CONTROL = /^control$/i;

/** A cord or chain that can form a loop: "Side chain, held taut by a wall clip"; not "Cord-free". */
const CORDED = /\b(?:cord|chain)s?\b(?!-free)/i;

type Choice = { name: string; value: string };

/** Whether a product is operated by a cord or chain, by its specifications; a chosen control counts in place of them. */
export function isCorded(specifications: readonly Choice[], chosen: readonly Choice[] = []): boolean {
  const isControl = ({ name }: Choice) => CONTROL.test(name);
  const control = chosen.find(isControl) ?? specifications.find(isControl);
  return control !== undefined && CORDED.test(control.value);
}
