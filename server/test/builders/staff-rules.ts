import { expect } from "vitest";
import type { StaffClient } from "./staff.js";

const RULES = "kind version publishedVersion content published installed";
const PREVIEW = `version fingerprint productCount cartCount lineCount problems
  products { slug name configured before after } lines { name configured lineCount before after }`;

type Content = Readonly<Record<string, unknown>>;
export type Rules = { kind: string; version: number; publishedVersion: number | null } & Record<
  "content" | "published" | "installed",
  Content
>;

type Effect = { name: string; configured: string; before: string; after: string };
export type Preview = {
  version: number;
  fingerprint: string;
  productCount: number;
  cartCount: number;
  lineCount: number;
  problems: string[];
  products: (Effect & { slug: string })[];
  lines: (Effect & { lineCount: number })[];
};

export const readRules = async (client: StaffClient, kind: string): Promise<Rules> =>
  (await client.graphql<{ rules: Rules }>(`{ rules(kind: ${kind}) { ${RULES} } }`)).data.rules;

export const previewRules = async (client: StaffClient, kind: string): Promise<Preview> =>
  (await client.graphql<{ previewRules: Preview }>(`{ previewRules(kind: ${kind}) { ${PREVIEW} } }`)).data.previewRules;

export const changeRules = (name: string, client: StaffClient, input: object) =>
  client.mutate<{ rules: Rules | null }>(name, { ...input }, `rules { ${RULES} }`);

/** Saves what `change` makes of the newest content. */
export async function saveRules(client: StaffClient, kind: string, change: (content: never) => object) {
  const { content, version } = await readRules(client, kind);
  return changeRules("saveRulesDraft", client, { kind, content: change(content as never), expectedVersion: version });
}

/** Publishes the newest draft by its preview. */
export async function publishDraft(client: StaffClient, kind: string) {
  const { version: expectedVersion, fingerprint } = await previewRules(client, kind);
  return changeRules("publishRules", client, { kind, expectedVersion, fingerprint });
}

/** Saves and publishes rules; returns the version. */
export async function publishRules(
  client: StaffClient,
  kind: string,
  change: (content: never) => object,
): Promise<number> {
  expect((await saveRules(client, kind, change)).errors).toEqual([]);
  const published = await publishDraft(client, kind);
  expect(published.errors).toEqual([]);
  return published.data?.["publishRules"]?.rules?.version ?? NaN;
}

type Deductions = { figures: Readonly<Record<string, { mm: number | null; reason: string }>> };

/** Takes so much off the cloth of roller blinds in a recess, for a reason. */
export const withRollerCloth =
  (mm: number, reason = "for the brackets") =>
  (content: Deductions): object => {
    const key = "roller / recess / cloth / width / 1";
    return { ...content, figures: { ...content.figures, [key]: { mm, reason } } };
  };
