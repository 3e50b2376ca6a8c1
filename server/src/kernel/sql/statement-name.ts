const VERB = /^[\s(]*([A-Za-z]+)/;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]\w{0,62})"?(?:\.(?!")"?([a-z_]\w{0,62}))?/i;

/**
 * What a statement is called where it is counted, logged or traced: its own name, else verb and first table, as "SELECT cart". Values
 * stand in parameters, so neither has any.
 */
export function statementName(name: string | undefined, text: string): string {
  if (name !== undefined) return name;
  const verb = VERB.exec(text)?.[1]?.toUpperCase() ?? "UNKNOWN";
  const [, first, second] = TABLE.exec(text) ?? [];
  const table = second ?? first;
  return table === undefined ? verb : `${verb} ${table}`;
}
