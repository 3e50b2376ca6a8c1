/** What a reader of a document is to type or to write into a file, as it stands there. */
export type DocumentedCommand = { text: string; line: number; heading: string };

/** How a command begins that stands in a sentence: variables and a program, a statement of SQL, or options of a command. */
const IN_SENTENCE = new RegExp(
  [
    String.raw`^(?:\w+=\S+ )*(?:npm|npx|node|docker|kubectl|helm|curl|git|psql|pg_\w+|openssl|age|age-keygen|certbot|caddy|varnishd|systemctl|sudo|apt|apt-get|\./\S+) `,
    String.raw`^(?:ALTER|CREATE|DELETE|DROP|INSERT|SELECT|SET|UPDATE) \S+ \S`,
    "^-.* ",
  ].join("|"),
);

/** Languages of blocks in which each line is a command. Blocks of others are one text. */
const BY_LINE = new Set(["sh", "sql"]);

/** The commands of a page of Markdown, in its order: lines of blocks, whole blocks of other languages, and those in sentences. */
export function commandsOf(page: string): DocumentedCommand[] {
  const commands: DocumentedCommand[] = [];
  let heading = "";
  let block: { language: string; first: number; lines: string[] } | undefined;
  for (const [index, text] of page.split("\n").entries()) {
    const line = index + 1;
    const [, language] = /^```(\w*)$/.exec(text) ?? [];
    if (block && language !== undefined) {
      commands.push(...ofBlock(block, heading));
      block = undefined;
    } else if (language !== undefined) block = { language, first: line + 1, lines: [] };
    else if (block) block.lines.push(text);
    else {
      heading = /^#+ (.*)$/.exec(text)?.[1] ?? heading;
      commands.push(...spansOf(text).map((span) => ({ text: span, line, heading })));
    }
  }
  return commands;
}

function ofBlock({ language, first, lines }: { language: string; first: number; lines: string[] }, heading: string) {
  if (!BY_LINE.has(language)) return [{ text: lines.join("\n"), line: first, heading }];
  return lines.flatMap((text, index) => (text === "" ? [] : [{ text, line: first + index, heading }]));
}

const spansOf = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span).filter((span) => IN_SENTENCE.test(span));

/** The words of a line for a shell, without the quotes around whole ones. What `$(…)` holds stays one word. */
export const wordsOf = (text: string): string[] =>
  (text.match(/(?:"[^"]*"|'[^']*'|\$\([^)]*\)|[^\s"'$]|\$)+/g) ?? []).map((word) =>
    word.replaceAll(/^(["'])(.*)\1$/g, "$2"),
  );
