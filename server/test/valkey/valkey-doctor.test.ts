import { expect, it } from "vitest";
import { valkeyFindings } from "../../src/doctor/valkey-finding.js";
import { TestValkey, useValkey } from "../harness/valkey.js";

const valkey = useValkey();

it("finds a Valkey that counts", async () => {
  expect(await valkeyFindings(valkey().url)).toEqual([
    { kind: "well", sentence: `Valkey at ${new URL(valkey().url).host} counts limits.` },
  ]);
});

it("tells of a password that is refused, and does not show it", async () => {
  const url = valkey().url.replace(TestValkey.password, "a-wrong-password");
  const [finding] = await valkeyFindings(url);
  expect(finding).toMatchObject({
    kind: "fault",
    sentence: expect.stringContaining("refuses the user or password of VALKEY_URL"),
  });
  expect(finding?.sentence).not.toContain("a-wrong-password");
});
