import { z } from "zod";
import { environment } from "../settings.js";
import { code, table, withPart } from "./markdown.js";

type Variable = { name: string; meaning: string; byDefault: string };

const HEAD = "# Settings with their defaults, for the environment. Written from server/src/settings.ts.";

/** README.md with updated settings. @throws {Error} if it lacks the markers */
export function withSettings(readme: string): string {
  const rows = variables().map(({ name, meaning, byDefault }) => [code(name), code(byDefault), meaning]);
  return withPart(readme, "settings", table(["variable", "default", "meaning"], rows));
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
