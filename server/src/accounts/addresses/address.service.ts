import type { DataSource, EntityManager } from "typeorm";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import { addressForm, MOST_ADDRESSES, type AddressForm } from "../../rules/account-forms.js";
import { AccountFull, NotFoundInAccount } from "../account/account.errors.js";
import { accountWithin } from "../account/account.queries.js";
import type { AccountType, SavedAddress } from "../account/account.types.js";
import type { SaveAddressInput } from "./address.inputs.js";

/** Saved postal addresses. If an account has any, one of them is the default. */
export class AddressService {
  constructor(private readonly database: DataSource) {}

  /** The default one first, then the newest. */
  of(accountId: string): Promise<SavedAddress[]> {
    return this.database.query(ADDRESSES, [accountId]);
  }

  /**
   * Saves a new address, or changes the one with this id.
   * @throws {BadInput} with an error for each field
   * @throws {NotFoundInAccount} for an id that is not this account's
   * @throws {AccountFull} above 20
   */
  async save(accountId: string, { id, ...typed }: SaveAddressInput): Promise<AccountType> {
    const form = checkedForm(addressForm, typed);
    return this.change(accountId, async (manager) => {
      const saved =
        id == null ? await this.insert(manager, accountId, form) : await update(manager, accountId, id, form);
      if (form.isDefault) await manager.query(MAKE_DEFAULT, [accountId, saved]);
    });
  }

  /** @throws {NotFoundInAccount} for an id that is not this account's */
  async remove(accountId: string, id: string): Promise<AccountType> {
    return this.change(accountId, async (manager) => {
      const [, removed] = isUuid(id) ? await manager.query(REMOVE, [accountId, id]) : [[], 0];
      if (removed === 0) throw new NotFoundInAccount("address");
    });
  }

  private async insert(manager: EntityManager, accountId: string, form: AddressForm): Promise<string> {
    const [{ count }]: [{ count: number }] = await manager.query(COUNT, [accountId]);
    if (count >= MOST_ADDRESSES) throw new AccountFull(`An account keeps at most ${MOST_ADDRESSES} addresses.`);
    const [{ id }]: [{ id: string }] = await manager.query(INSERT, [accountId, ...valuesOf(form)]);
    return id;
  }

  /** Changes an account's addresses one transaction at a time and then ensures that one is the default. */
  private change(accountId: string, work: (manager: EntityManager) => Promise<void>): Promise<AccountType> {
    return inTransaction(this.database, async (manager) => {
      await manager.query("SELECT FROM account WHERE id = $1 FOR UPDATE", [accountId]);
      await work(manager);
      await manager.query(ENSURE_DEFAULT, [accountId]);
      const account = await accountWithin(manager, accountId);
      account.addresses = await manager.query(ADDRESSES, [accountId]);
      return account;
    });
  }
}

async function update(manager: EntityManager, accountId: string, id: string, form: AddressForm): Promise<string> {
  const [, changed] = isUuid(id) ? await manager.query(UPDATE, [accountId, ...valuesOf(form), id]) : [[], 0];
  if (changed === 0) throw new NotFoundInAccount("address");
  return id;
}

const valuesOf = ({ firstName, lastName, phoneNumber, address, city, state, zipCode }: AddressForm) => [
  ...[firstName, lastName, phoneNumber ?? null],
  ...[address, city, state, zipCode],
];

const ADDRESSES = `
  SELECT id, first_name AS "firstName", last_name AS "lastName", phone_number AS "phoneNumber", address, city, state,
    zip_code AS "zipCode", is_default AS "isDefault"
  FROM saved_address WHERE account_id = $1 ORDER BY is_default DESC, created_at DESC, id`;

const COUNT = "SELECT count(*)::int AS count FROM saved_address WHERE account_id = $1";

const INSERT = `
  INSERT INTO saved_address (account_id, first_name, last_name, phone_number, address, city, state, zip_code)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`;

const UPDATE = `
  UPDATE saved_address SET first_name = $2, last_name = $3, phone_number = $4, address = $5, city = $6, state = $7,
    zip_code = $8
  WHERE account_id = $1 AND id = $9`;

const REMOVE = "DELETE FROM saved_address WHERE account_id = $1 AND id = $2";

/** Resets the old default first, because two would violate the unique index. */
const MAKE_DEFAULT = `
  WITH former AS (
    UPDATE saved_address SET is_default = false WHERE account_id = $1 AND is_default AND id <> $2 RETURNING id
  )
  UPDATE saved_address SET is_default = true
  WHERE account_id = $1 AND id = $2 AND (SELECT count(*) FROM former) >= 0`;

const ENSURE_DEFAULT = `
  UPDATE saved_address SET is_default = true
  WHERE id = (SELECT id FROM saved_address WHERE account_id = $1 ORDER BY created_at DESC, id LIMIT 1)
    AND NOT EXISTS (SELECT FROM saved_address WHERE account_id = $1 AND is_default)`;
