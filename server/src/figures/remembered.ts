/** Texts whose results are remembered, and their length. */
const MOST = 500;
const LONGEST = 300;

/** The same function, which remembers late results: browsers send the same few texts, and judging one takes longer than looking it up. */
export function remembered<Result>(work: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (text.length > LONGEST) return work(text);
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= MOST) results.clear();
    const result = work(text);
    results.set(text, result);
    return result;
  };
}
