import type { DeepPartial, EntityManager } from "typeorm";
import type { QueryDeepPartialEntity } from "typeorm/query-builder/QueryPartialEntity.js";
import {
  checkSameRequest,
  idempotencyFingerprint,
  type IdempotencyFingerprint,
} from "../kernel/requests/idempotency.js";
import type { EnquiryColumns } from "./enquiry.columns.js";

/** The idempotency fingerprint of a form; undefined without a key, because such a form is always new. @throws {BadInput} */
export const markOf = (key: string | null | undefined, form: object): IdempotencyFingerprint | undefined =>
  key == null ? undefined : idempotencyFingerprint(key, form);

/**
 * The enquiry stored with this fingerprint, or null.
 * @throws {IdempotencyKeyReused}
 */
export async function storedBefore<Row extends EnquiryColumns>(
  manager: EntityManager,
  entity: new () => Row,
  mark: IdempotencyFingerprint | undefined,
): Promise<Row | null> {
  if (!mark) return null;
  const { idempotencyKey } = mark;
  const earlier = await manager
    .createQueryBuilder(entity, "row")
    .where("row.idempotencyKey = :idempotencyKey", { idempotencyKey })
    .getOne();
  if (earlier) checkSameRequest(earlier, mark);
  return earlier;
}

/**
 * Stores an enquiry and calls `isNew` with its id in the same transaction. If another request has stored it with the same
 * fingerprint in the meantime, returns that one.
 */
export async function storeOnce<Row extends EnquiryColumns>(
  manager: EntityManager,
  entity: new () => Row,
  values: DeepPartial<NoInfer<Row>>,
  mark: IdempotencyFingerprint | undefined,
  isNew: (id: string) => Promise<unknown>,
): Promise<Row> {
  const row = Object.assign(manager.create(entity, values), mark);
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(row as QueryDeepPartialEntity<Row>)
    .orIgnore()
    .execute();
  if (raw.length === 0) {
    const earlier = await storedBefore(manager, entity, mark);
    if (earlier) return earlier;
    throw new Error("An enquiry was neither stored nor there.");
  }
  await isNew(row.id);
  return row;
}
