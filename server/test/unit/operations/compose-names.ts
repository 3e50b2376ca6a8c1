import { parse } from "yaml";
import { read } from "../deployment/files.js";
import { wordsOf } from "./commands.js";
import { unknown, unknownSettings, type NameCheck } from "./known-names.js";
import { npmScript } from "./repository-names.js";

type Compose = { services: Record<string, { profiles?: string[] }> };
type Override = { services: Record<string, { environment: object; secrets: string[] }>; secrets: object };

/** Options of what `docker compose` may be told; those that take a value end with `=`. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  up: ["--build", "--wait", "--detach", "--no-deps", "--scale="],
  run: ["--rm", "--env=", "--volume="],
  exec: [],
  stop: [],
  build: [],
};

/** Where the first word is a service, and the others are a command in it. */
const IN_A_SERVICE = new Set(["run", "exec"]);

/** The file that a section is about. */
const fileFor = (heading: string): Compose =>
  parse(read(heading === "Compose for shoppers" ? "deploy/compose/docker-compose.yml" : "docker-compose.yml"), {
    merge: true,
  });

/** Profiles, services, options, settings and npm scripts of `docker compose`. */
export const dockerCompose: NameCheck = ({ text, line, heading }) => {
  const { services } = fileFor(heading);
  const [, , ...words] = wordsOf(text);
  const profiles: string[] = [];
  while (words[0] === "--profile") profiles.push(...words.splice(0, 2).slice(1));
  const [act = "", ...rest] = words;
  const { options, others } = partsOf(rest, OPTIONS[act] ?? []);
  const command = IN_A_SERVICE.has(act) ? others.splice(1) : [];
  const valuesOf = (name: string) => options.filter(([option]) => option === name).map(([, value = ""]) => value);
  const scaled = valuesOf("--scale").map((value) => value.replace(/=\d+$/, ""));
  return [
    ...unknown("act", [act], Object.keys(OPTIONS)),
    ...unknown(
      "profile",
      profiles,
      Object.values(services).flatMap((service) => service.profiles ?? []),
    ),
    ...unknown("service", [...others, ...scaled], Object.keys(services)),
    ...unknownSettings(valuesOf("--env")),
    ...(command[0] === "npm" ? npmScript({ text: command.join(" "), line, heading }) : []),
  ];
};

/** Known options with their values, and the words behind them. An option that is unknown is the first of these, and no service. */
function partsOf(words: readonly string[], known: readonly string[]) {
  const options: string[][] = [];
  const others = [...words];
  for (;;) {
    const [first = ""] = others;
    if (known.includes(`${first}=`)) options.push(others.splice(0, 2));
    else if (known.includes(first)) options.push(others.splice(0, 1));
    else return { options, others };
  }
}

/** A file of Compose to be written beside the shop's: its services, and their settings and secrets. */
export const composeOverride: NameCheck = ({ text, heading }) => {
  const { services, secrets }: Override = parse(text);
  const settings = Object.values(services).flatMap(({ environment }) => Object.keys(environment));
  return [
    ...unknown("service", Object.keys(services), Object.keys(fileFor(heading).services)),
    ...unknownSettings(settings.map((name) => `${name}=`)),
    ...unknown(
      "secret",
      Object.values(services).flatMap((service) => service.secrets),
      Object.keys(secrets),
    ),
  ];
};
