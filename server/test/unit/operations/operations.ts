import { read } from "../deployment/files.js";
import { commandsOf } from "./commands.js";
import { composeOverride, dockerCompose } from "./compose-names.js";
import type { NameCheck } from "./known-names.js";
import { kubectl } from "./kubectl-names.js";
import {
  bucketRules,
  dockerBuild,
  drills,
  files,
  npmScript,
  pictureCopy,
  settings,
  testProject,
} from "./repository-names.js";

/** A page whose every command is tried. */
export const PAGE = "docs/operations.md";

/** How a command is tried. */
export type Trial =
  /** Run as it stands in the folder of an image, on the database of a running shop or on another one. */
  | { by: "npm"; says: RegExp; on?: "an empty database" | "a used database" }
  /** Run in a transaction of a shop's database, or, what no transaction allows, on its server. */
  | { by: "sql"; on?: "the server" }
  /** A process of the shop is started with its settings. */
  | { by: "start" }
  /** Run as it stands in the folder of the Compose file, and writes this into this file. */
  | { by: "shell"; leaves: [file: string, contents: RegExp] }
  /** Its program is not where tests run, or would take too long: its names are compared with the repository. */
  | { by: "names"; check: NameCheck }
  /** Another test is about it, and has these words. */
  | { by: "test"; file: string; words: string };

const MAIL_SERVER = /^smtp:\/\/user:password@mail\.example:587\n?$/;

/** The first pattern that fits decides. */
const TRIALS: readonly (readonly [pattern: RegExp, trial: Trial])[] = [
  [/^npm run migrate$/, { by: "npm", says: /^The database is up to date\.$/m }],
  [/^npm run seed$/, { by: "npm", says: /^The catalogue holds \d+ products\.$/m }],
  [/^npm run seed -- --if-empty$/, { by: "npm", says: /^There is a catalogue; it stays as it is\.$/m }],
  [/^npm run doctor$/, { by: "npm", says: /^ok {5}The database's tables are those of this version\.$/m }],
  [
    /^npm run backup -- --daily/,
    { by: "test", file: "server/src/backups/backup-schedule.test.ts", words: "eachDayAt(" },
  ],
  [/^npm run backup\b/, { by: "npm", says: /^Wrote \S+\.backup\.gz: \d+ rows/m }],
  [/^npm run restore:check /, { by: "npm", says: /^The backup can be restored\.$/m }],
  [/^npm run restore .* --replace$/, { by: "npm", says: /^The backup is restored\.$/m, on: "a used database" }],
  [/^npm run restore /, { by: "npm", says: /^The backup is restored\.$/m, on: "an empty database" }],
  [
    /^npm run database:upgrade\b/,
    { by: "test", file: "server/test/api/database-upgrade.test.ts", words: "`npm run database:upgrade`" },
  ],
  [/^npm run pictures /, { by: "test", file: "server/test/api/exported-pictures.test.ts", words: "exportPictures(" }],
  [/^npm run personal-data -- export/, { by: "npm", says: /"number": "MBC\d+"/ }],
  [/^npm run personal-data -- erase/, { by: "npm", says: /^Erased \d+ records\. Orders that stay: 1\./m }],
  [/^npm run sheets /, { by: "npm", says: /sheets\.pdf/ }],
  [/^npm run staff /, { by: "npm", says: /^Invited you@shop\.example as OWNER\./m }],
  [/^npm run order /, { by: "npm", says: /^Order MBC\d+ was MANUFACTURING and is SHIPPED now\.$/m }],
  [/^npm run figures\b/, { by: "npm", says: /^The last 7 days$/m }],
  [/^0 7 \* \* \* /, { by: "npm", says: /^(?:$|ok {5}The settings can be read\.\n)/ }],
  [/^npm run check$/, { by: "test", file: "scripts/test.ts", words: "await check()" }],
  [/^npm run build$/, { by: "test", file: "server/test/api/stopping.test.ts", words: "buildWithNpm()" }],
  [/^npm run drill\b/, { by: "names", check: drills }],
  [/npm run downloads$/, { by: "names", check: npmScript }],
  [/^npm sbom /, { by: "test", file: "server/test/unit/operations/documented-commands.test.ts", words: "npm sbom" }],
  [/npm start$/, { by: "start" }],
  [/npx vitest run --project/, { by: "names", check: testProject }],
  [/^npx node tools\//, { by: "names", check: files }],

  [/^(?:SELECT|SET|UPDATE|ALTER ROLE) /, { by: "sql" }],
  [/^(?:ALTER|DROP) DATABASE /, { by: "sql", on: "the server" }],
  [
    /^PGPASSWORD=.* psql /,
    { by: "test", file: "server/test/api/embedded-database.test.ts", words: "as the page says" },
  ],
  [
    /^pg_basebackup /,
    { by: "test", file: "server/test/unit/operations/documented-commands.test.ts", words: "pg_basebackup" },
  ],

  [/^docker compose /, { by: "names", check: dockerCompose }],
  [/^services:\n/, { by: "names", check: composeOverride }],
  [/^docker (?:build|image inspect)\b/, { by: "names", check: dockerBuild }],
  [/^kubectl /, { by: "names", check: kubectl }],
  [/^varnishd /, { by: "names", check: files }],
  [/^rclone sync /, { by: "names", check: pictureCopy }],
  [/"AllowedOrigins"/, { by: "names", check: bucketRules }],
  [/^DATABASE_READ_URLS=/, { by: "names", check: settings }],

  [/^\.\/make-secrets\.sh smtp:\/\/user/, { by: "shell", leaves: ["secrets/smtp_url", MAIL_SERVER] }],
  [
    /^\.\/make-secrets\.sh smtp:\/\/mailpit/,
    { by: "shell", leaves: ["secrets/database_url", /^postgres:\/\/shop:\w+@/] },
  ],
  [/^echo SHOP_DOMAIN/, { by: "shell", leaves: [".env", /^SHOP_DOMAIN=shop\.example$/m] }],
  [/^openssl .* > session-secrets$/, { by: "shell", leaves: ["session-secrets", /^[0-9a-f]{64}$/] }],
  [/^openssl .* > valkey-password$/, { by: "shell", leaves: ["valkey-password", /^[0-9a-f]{64}$/] }],
  [/^printf .* > smtp-url$/, { by: "shell", leaves: ["smtp-url", MAIL_SERVER] }],
  [/^install .* key\/key\.txt$/, { by: "shell", leaves: ["key/key.txt", /^AGE-SECRET-KEY-/] }],
  [/^age-keygen /, { by: "test", file: "server/test/api/backups.test.ts", words: "# created by age-keygen" }],

  [
    /^\[databases\]\n/,
    { by: "test", file: "server/test/unit/operations/documented-commands.test.ts", words: "PgBouncer" },
  ],
  [
    /^user default off\n/,
    { by: "test", file: "server/test/unit/deployment/compose.test.ts", words: "user default off" },
  ],
  [
    /^\{\n {2}"name": /,
    { by: "test", file: "server/src/docs/shop-profile-example.test.ts", words: "is a profile that the shop takes" },
  ],
  [
    /\treverse_proxy /,
    { by: "test", file: "tools/drills/many/entrance.test.ts", words: "the Caddyfile names every process" },
  ],
];

/** Patterns that fit no command any more. */
export const unusedPatterns = (): string[] =>
  TRIALS.filter((row) => !operations.some(({ text }) => rowFor(text) === row)).map(([pattern]) => pattern.source);

const rowFor = (text: string) => TRIALS.find(([pattern]) => pattern.test(text));

/** The commands of the page in its order, each once, with the way in which it is tried. */
export const operations = commandsOf(read(PAGE))
  .filter(({ text }, index, all) => all.findIndex((one) => one.text === text) === index)
  .map((command) => ({ ...command, trial: rowFor(command.text)?.[1] }));
