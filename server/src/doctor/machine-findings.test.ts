import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { backupFinding, certificateFindings, diskFinding, diskSpace } from "./machine-findings.js";

const folder = mkdtempSync(path.join(tmpdir(), "shop-doctor-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("disk", () => {
  it.each([
    [400e9, 1000e9, "well", "400.0 GB are free for /data."],
    [40e9, 1000e9, "fault", "Only 40.0 GB are free for /data. Make room, or move it to a larger disk."],
    [0.9e9, 2e9, "fault", "Only 0.9 GB are free for /data. Make room, or move it to a larger disk."],
  ])("%d of %d bytes free: %s", (free, size, kind, sentence) => {
    expect(diskFinding("/data", { free, size })).toEqual({ kind, sentence });
  });

  it("of a folder that is not there yet, that of the one around it", async () => {
    const { size } = await diskSpace(folder);
    expect(await diskSpace(path.join(folder, "not", "yet"))).toMatchObject({ size });
  });
});

describe("backups", () => {
  const backups = path.join(folder, "backups");
  const now = new Date("2026-11-27T12:00:00Z");

  it("none is a fault once shoppers use the shop", async () => {
    expect(await backupFinding(backups, false, now)).toMatchObject({ kind: "note" });
    expect(await backupFinding(backups, true, now)).toMatchObject({
      kind: "fault",
      sentence: `There is no backup in ${backups}. Run npm run backup, and each day by a schedule.`,
    });
  });

  it("one of yesterday is well, and a fault when another one is due", async () => {
    writeFileSync(path.join(folder, "shop-2026-11-26T11-00-00-000Z.backup.gz"), "");
    writeFileSync(path.join(folder, "shop-2026-11-27T11-00-00-000Z.backup.gz.partial"), "");
    expect(await backupFinding(folder, true, now)).toEqual({
      kind: "well",
      sentence: "The newest backup is 25 hours old.",
    });
    const later = new Date("2026-11-27T14:00:00Z");
    expect(await backupFinding(folder, true, later)).toMatchObject({
      kind: "fault",
      sentence: expect.stringMatching(/^The newest backup is 27 hours old\. See why/),
    });
  });
});

/** Ends on 24 November 2036, 05:07:25 UTC. Its key was thrown away. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBizCCATGgAwIBAgIUOYVvo9XqIuNdbvhDjn9fy/oJ2EQwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQZGF0YWJhc2UuZXhhbXBsZTAeFw0yNjExMjcwNTA3MjVaFw0z
NjExMjQwNTA3MjVaMBsxGTAXBgNVBAMMEGRhdGFiYXNlLmV4YW1wbGUwWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAARXDUiXVi8iSIYwWtoQbDH+hG2vSq6EHv/IN79Q
EgoAD6phMb25lvKxLCPzAU3BSp2kOCIAkFkCnTXe3ts3lKv+o1MwUTAdBgNVHQ4E
FgQU9kzD8dcDXesn+qzQOrVW2dg/DpswHwYDVR0jBBgwFoAU9kzD8dcDXesn+qzQ
OrVW2dg/DpswDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAxKne
BCCxiFVmR5hFPKHwOBlu9OFotwrV/Mpo2nLtXUUCIBtxzlYFopNzMIp8fSiXs11k
623LgtO0dtSGVumIFih2
-----END CERTIFICATE-----
`;

describe("certificates", () => {
  const file = path.join(folder, "root.crt");
  const url = `postgres://shop:hidden@database.example/shop?sslrootcert=${encodeURIComponent(file)}`;
  writeFileSync(file, CERTIFICATE);

  it.each([
    ["2036-11-01", "well", "is good for 23 days."],
    ["2036-11-20", "fault", "ends in 4 days. Renew it."],
    ["2036-11-25", "fault", "has ended. Renew it."],
  ])("on %s: %s, %s", async (day, kind, rest) => {
    expect(await certificateFindings(url, new Date(day))).toEqual([
      { kind, sentence: `The certificate ${file} ${rest}` },
    ]);
  });

  it("one that is no certificate is a fault; none is nothing", async () => {
    const missing = "postgres://shop:hidden@database.example/shop?sslcert=/no/such/file";
    expect(await certificateFindings(missing, new Date())).toMatchObject([{ kind: "fault" }]);
    expect(await certificateFindings(undefined, new Date())).toEqual([]);
  });
});
