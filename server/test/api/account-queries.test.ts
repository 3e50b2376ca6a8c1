import { beforeAll, describe } from "vitest";
import { accountQueries } from "../../src/accounts/account/account.queries.js";
import { SavedAddress } from "../../src/accounts/account/saved-address.entity.js";
import { addressQueries } from "../../src/accounts/addresses/address.queries.js";
import { credentialQueries } from "../../src/accounts/credential-changes/credential-changes.queries.js";
import { AccountEmail, type AccountEmailKind } from "../../src/accounts/mail/account-email.entity.js";
import { accountEmailQueries } from "../../src/accounts/mail/account-email.queries.js";
import { registrationQueries } from "../../src/accounts/registration/registration.queries.js";
import { signInQueries } from "../../src/accounts/sign-in/sign-in.queries.js";
import { hashOfToken } from "../../src/kernel/hashing/link-token.js";
import {
  accountEmailTo,
  aCustomer,
  anEmail,
  aRegistration,
  changeEmail,
  register,
  requestReset,
  saveAddress,
} from "../builders/account.js";
import { mutate } from "../builders/mutation.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** A customer with a saved address, who is on the mailing list and signed in. */
let customer: { id: string; email: string };
/** Hashes of the tokens of open links. */
let links: { register: string; reset: string; newEmail: string };

beforeAll(async () => {
  const { visitor, account } = await aCustomer(shop());
  await saveAddress(visitor);
  await mutate(visitor, "setMailingList", { isWanted: true }, "account { id }");
  const form = aRegistration();
  await register(visitor, form);
  await requestReset(visitor, account.email);
  const newEmail = anEmail();
  await changeEmail(visitor, newEmail);
  const linkTo = async (to: string, kind: AccountEmailKind) =>
    hashOfToken((await accountEmailTo(shop(), to, kind)).token);
  customer = account;
  links = {
    register: await linkTo(form.email, "register"),
    reset: await linkTo(account.email, "reset-password"),
    newEmail: await linkTo(newEmail, "new-email"),
  };
});

describe("a query of accounts answers with the rows of its schema, and no other columns", () => {
  describe("account", () => {
    itReturnsTheRowsOf(
      accountQueries,
      {
        byId: () => [customer.id],
        joinMailingList: () => [customer.id],
        leaveMailingList: () => [customer.id],
        keepSaved: () => [customer.id, ["1"], ["loft"]],
        removeSaved: () => [customer.id, ["1"], ["loft"]],
      },
      shop,
    );
  });

  describe("addresses", () => {
    itReturnsTheRowsOf(
      addressQueries,
      {
        ofAccount: () => [customer.id],
        makeDefault: async (manager) => {
          const { id } = await manager.findOneByOrFail(SavedAddress, { accountId: customer.id });
          return [customer.id, id];
        },
        ensureDefault: async (manager) => {
          await manager.update(SavedAddress, { accountId: customer.id }, { isDefault: false });
          return [customer.id];
        },
      },
      shop,
    );
  });

  describe("sign-ins", () => {
    itReturnsTheRowsOf(signInQueries, { ofAccount: () => [customer.id, null] }, shop);
  });

  describe("registration", () => {
    itReturnsTheRowsOf(registrationQueries, { confirm: () => [links.register] }, shop);
  });

  describe("credentials", () => {
    itReturnsTheRowsOf(
      credentialQueries,
      {
        useReset: () => [links.reset],
        useNewEmail: () => [links.newEmail],
        takeEmail: () => [customer.id, anEmail()],
        setPassword: () => [customer.id, "$argon2id$"],
        moveSubscription: () => [customer.email, anEmail()],
      },
      shop,
    );
  });

  describe("e-mails of accounts", () => {
    itReturnsTheRowsOf(
      accountEmailQueries,
      {
        toSend: async (manager) => {
          const { id } = await manager.findOneByOrFail(AccountEmail, { accountId: customer.id });
          return [id];
        },
      },
      shop,
    );
  });
});
