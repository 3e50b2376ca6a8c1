import { z } from "zod";
import { environment } from "../settings.js";
import { code, table } from "./markdown.js";

type Variable = { name: string; meaning: string; byDefault: string };

/** The lines of README.md between which the settings stand. */
const [BEGIN, END] = ["<!-- settings -->", "<!-- /settings -->"];

const HEAD = "# Settings with their defaults, for the environment. Written from server/src/settings.ts.";

/** README.md with its settings renewed. @throws {Error} where it lacks the lines between which they stand */
export function withSettings(readme: string): string {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error(`README.md needs the lines ${BEGIN} and ${END}.`);
  const rows = variables().map(({ name, meaning, byDefault }) => [code(name), code(byDefault), meaning]);
  return `${readme.slice(0, begin + BEGIN.length)}\n\n${table(["variable", "default", "meaning"], rows)}\n\n${readme.slice(end)}`;
}

/** The whole of .env.example. */
export function environmentExample(): string {
  const settings = variables().map(({ name, meaning, byDefault }) => `# ${meaning}\n${name}=${byDefault}`);
  return `${[HEAD, ...settings].join("\n\n")}\n`;
}

function variables(): Variable[] {
  const { properties = {} } = z.toJSONSchema(environment, { io: "input" });
  return Object.entries(properties).map(([name, schema]) => {
    const { description, default: byDefault = "" } = typeof schema === "boolean" ? {} : schema;
    if (description === undefined) throw new Error(`${name} lacks its meaning in settings.ts.`);
    return { name, meaning: description, byDefault: String(byDefault) };
  });
}
