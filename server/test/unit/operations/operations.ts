import { read } from "../deployment/files.js";
import { commandsOf } from "./commands.js";

/** A page whose commands are tried. */
export const PAGE = "docs/operations.md";

/** How a command is tried. */
export type Trial =
  /** Run as it stands in the folder of an image, on the database of a running shop or on another one. */
  | { by: "npm"; says: RegExp; on?: "an empty database" | "a used database" }
  /** Run in a transaction of a shop's database, or, what no transaction allows, on its server. */
  | { by: "sql"; on?: "the server" }
  /** A process of the shop is started with its settings. */
  | { by: "start" };

/** The first pattern that fits decides. */
const TRIALS: readonly (readonly [pattern: RegExp, trial: Trial])[] = [
  [/^npm run migrate$/, { by: "npm", says: /^The database is up to date\.$/m }],
  [/^npm run seed$/, { by: "npm", says: /^The catalogue holds \d+ products\.$/m }],
  [/^npm run seed -- --if-empty$/, { by: "npm", says: /^There is a catalogue; it stays as it is\.$/m }],
  [/^npm run doctor$/, { by: "npm", says: /^ok {5}The database's tables are those of this version\.$/m }],
  [/^npm run backup(?! -- --daily)/, { by: "npm", says: /^Wrote \S+\.backup\.gz: \d+ rows/m }],
  [/^npm run restore:check /, { by: "npm", says: /^The backup can be restored\.$/m }],
  [/^npm run restore .* --replace$/, { by: "npm", says: /^The backup is restored\.$/m, on: "a used database" }],
  [/^npm run restore /, { by: "npm", says: /^The backup is restored\.$/m, on: "an empty database" }],
  [/^npm run personal-data -- export/, { by: "npm", says: /"number": "MBC\d+"/ }],
  [/^npm run personal-data -- erase/, { by: "npm", says: /^Erased \d+ records\. Orders that stay: 1\./m }],
  [/^npm run sheets /, { by: "npm", says: /sheets\.pdf/ }],
  [/^npm run staff /, { by: "npm", says: /^Invited you@shop\.example as OWNER\./m }],
  [/^npm run order /, { by: "npm", says: /^Order MBC\d+ was MANUFACTURING and is SHIPPED now\.$/m }],
  [/^npm run figures\b/, { by: "npm", says: /^The last 7 days$/m }],
  [/^0 7 \* \* \* /, { by: "npm", says: /^(?:$|ok {5}The settings can be read\.\n)/ }],
  [/npm start$/, { by: "start" }],
  [/^(?:SELECT|SET|UPDATE|ALTER ROLE) /, { by: "sql" }],
  [/^(?:ALTER|DROP) DATABASE /, { by: "sql", on: "the server" }],
];

const rowFor = (text: string) => TRIALS.find(([pattern]) => pattern.test(text));

/** The commands of the page in its order, each once, with the way in which it is tried. */
export const operations = commandsOf(read(PAGE))
  .filter(({ text }, index, all) => all.findIndex((one) => one.text === text) === index)
  .map((command) => ({ ...command, trial: rowFor(command.text)?.[1] }));
