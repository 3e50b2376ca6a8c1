import type { DataSource } from "typeorm";
import { isHttps } from "../kernel/settings/https.js";
import { databaseFindings, notStarted, unreachable } from "./database-findings.js";
import { fault, note, well, type Finding } from "./finding.js";
import {
  backupFinding,
  certificateFindings,
  diskFinding,
  keptFinding,
  type DiskSpace,
  type KeptDatabase,
} from "./machine-findings.js";
import { mailServerFinding } from "./mail-server-finding.js";
import { picturesFindings, type PicturesElsewhere } from "./pictures-finding.js";
import { replicaFindings } from "./replica-findings.js";
import { valkeyFindings } from "./valkey-finding.js";

/** What is examined. */
export type Patient = PicturesElsewhere & {
  publicUrl: string | undefined;
  databaseUrl: string | undefined;
  databaseReadUrls: readonly string[];
  smtpUrl: string | undefined;
  valkeyUrl: string | undefined;
  dataDir: string;
  backupFolder: string;
  /** What upgrades of the embedded database have kept. */
  keptDatabases: readonly KeptDatabase[];
  /** What the start of the shop would warn of. */
  doubts: readonly string[];
  /** Names of all migrations of this version. */
  migrations: readonly string[];
  diskSpace(folder: string): Promise<DiskSpace>;
  openDatabase(): Promise<{ database: DataSource; close(): Promise<void> }>;
};

const MARKS = { well: "ok   ", note: "note ", fault: "FAULT" } as const;

/**
 * Examines the shop and prints a line for each finding, without secrets.
 * @param admit reads the settings. @throws {Error} with sentences if they are wrong
 * @returns the exit code: 1 if there is something to mend
 */
export async function examine(admit: () => Patient, tell: (line: string) => void): Promise<number> {
  const findings = await findingsOf(admit);
  for (const { kind, sentence } of findings) tell(`${MARKS[kind]}  ${sentence}`);
  return findings.some(({ kind }) => kind === "fault") ? 1 : 0;
}

async function findingsOf(admit: () => Patient): Promise<Finding[]> {
  let patient: Patient;
  try {
    patient = admit();
  } catch (error) {
    return [fault((error as Error).message)];
  }
  const { publicUrl, databaseUrl, smtpUrl, valkeyUrl, dataDir, backupFolder, keptDatabases, doubts } = patient;
  const now = new Date();
  return [
    well("The settings can be read."),
    ...doubts.map(note),
    ...(await findingsOfDatabase(patient)),
    ...keptDatabases.map(keptFinding),
    await mailServerFinding(smtpUrl),
    ...(await valkeyFindings(valkeyUrl)),
    diskFinding(dataDir, await patient.diskSpace(dataDir)),
    ...(await certificateFindings(databaseUrl, now)),
    await backupFinding(backupFolder, isHttps(publicUrl), now),
  ];
}

async function findingsOfDatabase(patient: Patient): Promise<Finding[]> {
  const { databaseUrl, openDatabase, migrations, databaseReadUrls } = patient;
  let close = async () => {};
  try {
    const opened = await openDatabase();
    close = opened.close;
    return [
      ...(await databaseFindings(opened.database, migrations)),
      ...(await replicaFindings(opened.database, databaseReadUrls)),
      ...(await picturesFindings(opened.database, patient)),
    ];
  } catch (error) {
    return [databaseUrl === undefined ? notStarted(error) : unreachable(error)];
  } finally {
    await close();
  }
}
