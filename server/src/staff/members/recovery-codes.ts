import { randomInt } from "node:crypto";
import type { EntityManager } from "typeorm";
import { hashOfToken } from "../../kernel/hashing/link-token.js";
import { StaffRecoveryCode } from "./staff-recovery-code.entity.js";

/** Codes that a member gets at once. */
const NUMBER = 10;

/** Letters and digits that can't be mistaken for each other; 16 of them are 78 bits. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const GROUPS = 4;
const GROUP = 4;

/** Replaces a member's recovery codes. Only their hashes are stored, so they are shown once. */
export async function renewRecoveryCodes(manager: EntityManager, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: NUMBER }, newCode);
  await manager.delete(StaffRecoveryCode, { staffId });
  await manager.insert(
    StaffRecoveryCode,
    codes.map((code) => ({ staffId, hash: hashOf(code) })),
  );
  return codes;
}

/** Uses up a recovery code, as it was typed; false for a wrong or used one. */
export async function useRecoveryCode(manager: EntityManager, staffId: string, typed: string): Promise<boolean> {
  const { affected } = await manager.delete(StaffRecoveryCode, { staffId, hash: hashOf(typed) });
  return affected === 1;
}

const newCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join(""),
  ).join("-");

const hashOf = (code: string) => hashOfToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""));
