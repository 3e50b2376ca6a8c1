import { describe, expect, it, vi } from "vitest";
import { rowOf } from "../../src/kernel/sql/query.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { ruleQueries } from "../../src/staff/rules/rules.queries.js";
import {
  changeRules,
  previewRules,
  publishRules,
  readRules,
  saveRules,
  withRollerCloth,
} from "../builders/staff-rules.js";
import { aSignedInMember } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const aMaker = async () => (await aSignedInMember(shop(), StaffRole.CATALOGUE)).client;

const WAITING = `SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** Sends a change of deductions, and does something once it was checked and waits for its turn. */
async function afterItsCheck<Answer>(
  send: () => Promise<Answer>,
  statement: string,
  values: unknown[],
): Promise<Answer> {
  const runner = shop().database.createQueryRunner();
  await runner.startTransaction();
  await rowOf(runner.manager, ruleQueries.lock, ["DEDUCTIONS"]);
  const answer = send();
  await vi.waitFor(async () => expect(await shop().database.query(WAITING)).toEqual([{ count: 1 }]), {
    timeout: 10_000,
  });
  await runner.query(statement, values);
  await runner.commitTransaction();
  await runner.release();
  return answer;
}

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

describe("rules are not put in force", () => {
  it("where a product changes between their check and their turn", async () => {
    const client = await aMaker();
    await saveRules(client, "DEDUCTIONS", withRollerCloth(-40));
    const { version: expectedVersion, fingerprint } = await previewRules(client, "DEDUCTIONS");
    const publish = () => changeRules("publishRules", client, { kind: "DEDUCTIONS", expectedVersion, fingerprint });
    const rename = "UPDATE product SET name = $1 WHERE slug = 'roller-blinds'";
    const refused = await afterItsCheck(publish, rename, ["Roller Blinds II"]);
    expect(codesOf(refused)).toEqual(["CONFLICT"]);
    expect(refused.errors[0]?.message).toContain("since products have changed");
    expect(await readRules(client, "DEDUCTIONS")).toMatchObject({ publishedVersion: null });
    await shop().database.query(rename, ["Roller Blinds"]);
    expect(codesOf(await publish())).toEqual([]);
  });

  it("where others come into force between their check and their turn", async () => {
    const client = await aMaker();
    const earlier = await publishRules(client, "DEDUCTIONS", withRollerCloth(-41));
    await saveRules(client, "DEDUCTIONS", withRollerCloth(-42));
    const { version: expectedVersion } = await readRules(client, "DEDUCTIONS");
    const revert = () => changeRules("revertRules", client, { kind: "DEDUCTIONS", version: earlier, expectedVersion });
    const publish =
      "UPDATE rule_version SET published_at = now(), published_by = saved_by WHERE kind = 'DEDUCTIONS' AND version = $1";
    expect(codesOf(await afterItsCheck(revert, publish, [expectedVersion]))).toEqual(["CONFLICT"]);
    expect(await readRules(client, "DEDUCTIONS")).toMatchObject({ publishedVersion: expectedVersion });
    expect(codesOf(await revert())).toEqual([]);
  });
});
