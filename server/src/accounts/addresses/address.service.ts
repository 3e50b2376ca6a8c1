import type { DataSource, EntityManager } from "typeorm";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import {
  checkSameRequest,
  idempotencyFingerprint,
  type IdempotencyFingerprint,
} from "../../kernel/requests/idempotency.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import { addressForm, MOST_ADDRESSES } from "../../rules/account-forms.js";
import { Account } from "../account/account.entity.js";
import { AccountFull, NotFoundInAccount } from "../account/account.errors.js";
import { accountWithin } from "../account/account.queries.js";
import type { AccountType } from "../account/account.types.js";
import { SavedAddress, type SavedAddressRow } from "../account/saved-address.entity.js";
import type { SaveAddressInput } from "./address.inputs.js";
import { addressQueries } from "./address.queries.js";

/** The columns of an address that a customer types. */
type AddressColumns = Omit<SavedAddressRow, "id" | "isDefault">;

/** Saved postal addresses. If an account has any, one of them is the default. */
export class AddressService {
  constructor(private readonly database: DataSource) {}

  /** The default one first, then the newest. */
  of(accountId: string): Promise<SavedAddressRow[]> {
    return rowsOf(this.database, addressQueries.ofAccount, [accountId]);
  }

  /**
   * Saves a new address, or changes the one with this id.
   * @throws {BadInput} with an error for each field
   * @throws {NotFoundInAccount} for an id that is not this account's
   * @throws {AccountFull} above 20
   * @throws {IdempotencyKeyReused} for another new address with the same key
   */
  async save(accountId: string, { id, idempotencyKey: key, ...typed }: SaveAddressInput): Promise<AccountType> {
    const { isDefault, phoneNumber = null, addressLine2, ...form } = checkedForm(addressForm, typed);
    const mark =
      key == null ? undefined : idempotencyFingerprint(key, { ...form, phoneNumber, addressLine2, isDefault });
    const address = { ...form, phoneNumber, addressLine2: addressLine2 ?? null };
    return this.change(accountId, async (manager) => {
      const saved =
        id == null
          ? await insertOnce(manager, accountId, address, mark)
          : await update(manager, accountId, id, address);
      if (isDefault) await rowsOf(manager, addressQueries.makeDefault, [accountId, saved]);
    });
  }

  /** @throws {NotFoundInAccount} for an id that is not this account's */
  async remove(accountId: string, id: string): Promise<AccountType> {
    return this.change(accountId, async (manager) => {
      const { affected } = isUuid(id) ? await manager.delete(SavedAddress, { id, accountId }) : { affected: 0 };
      if (affected === 0) throw new NotFoundInAccount("address");
    });
  }

  /** Changes an account's addresses one transaction at a time and then ensures that one is the default. */
  private change(accountId: string, work: (manager: EntityManager) => Promise<void>): Promise<AccountType> {
    return inTransaction(this.database, async (manager) => {
      await manager.findOne(Account, {
        select: { id: true },
        where: { id: accountId },
        lock: { mode: "pessimistic_write" },
      });
      await work(manager);
      await rowsOf(manager, addressQueries.ensureDefault, [accountId]);
      const account = await accountWithin(manager, accountId);
      account.addresses = await rowsOf(manager, addressQueries.ofAccount, [accountId]);
      return account;
    });
  }
}

/** The new address, or the one that was kept before with the same fingerprint. The account is locked. */
async function insertOnce(
  manager: EntityManager,
  accountId: string,
  address: AddressColumns,
  mark: IdempotencyFingerprint | undefined,
): Promise<string> {
  const { idempotencyKey } = mark ?? {};
  const earlier = idempotencyKey && (await manager.findOneBy(SavedAddress, { accountId, idempotencyKey }));
  if (!mark || !earlier) return insert(manager, accountId, { ...address, ...mark });
  checkSameRequest(earlier, mark);
  return earlier.id;
}

async function insert(
  manager: EntityManager,
  accountId: string,
  address: AddressColumns & Partial<IdempotencyFingerprint>,
): Promise<string> {
  const count = await manager.countBy(SavedAddress, { accountId });
  if (count >= MOST_ADDRESSES) throw new AccountFull(`An account keeps at most ${MOST_ADDRESSES} addresses.`);
  const { identifiers } = await manager.insert(SavedAddress, { accountId, ...address });
  return identifiers[0]?.id;
}

async function update(manager: EntityManager, accountId: string, id: string, address: AddressColumns): Promise<string> {
  const { affected } = isUuid(id) ? await manager.update(SavedAddress, { id, accountId }, address) : { affected: 0 };
  if (affected === 0) throw new NotFoundInAccount("address");
  return id;
}
