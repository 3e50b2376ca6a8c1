import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import type { CartService } from "../cart/cart.service.js";
import type { CatalogueService } from "../catalogue/products/catalogue.service.js";
import { KeyedHash } from "../kernel/hashing/keyed-hash.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { MailRecipients } from "../mail/mail-recipients.js";
import type { OrderService } from "../orders/order.service.js";
import { PRICE_POLICIES, type PricePolicy } from "../rules/price-policy.js";
import { Account } from "./account/account.entity.js";
import { AccountResolver } from "./account/account.resolver.js";
import { AccountService } from "./account/account.service.js";
import { SavedAddress } from "./account/saved-address.entity.js";
import { AddressResolver } from "./addresses/address.resolver.js";
import { AddressService } from "./addresses/address.service.js";
import { Authentication } from "./authentication/authentication.js";
import { Credentials } from "./authentication/credentials.js";
import { KnownDevices } from "./authentication/known-devices.js";
import { CredentialsResolver } from "./credential-changes/credential-changes.resolver.js";
import { EmailChangeService } from "./credential-changes/email-change.service.js";
import { PasswordService } from "./credential-changes/password.service.js";
import { AccountEmail } from "./mail/account-email.entity.js";
import { AccountMail } from "./mail/account-mail.js";
import { AccountMergeResolver } from "./merging/account-merge.resolver.js";
import { AccountMergeService, type AuditMerge } from "./merging/account-merge.service.js";
import { CustomerMerge } from "./merging/customer-merge.entity.js";
import { MergeProposals } from "./merging/merge-proposals.js";
import { AccountOrdersResolver } from "./orders/account-orders.resolver.js";
import { OrderAgainService } from "./orders/order-again.service.js";
import { OrderClaims } from "./orders/order-claims.service.js";
import { AccountDataService } from "./own-data/account-data.service.js";
import { AccountRemovalService } from "./own-data/account-removal.service.js";
import { CustomerDataService } from "./own-data/customer-data.service.js";
import { OwnDataResolver } from "./own-data/own-data.resolver.js";
import { PersonalDataService } from "./own-data/personal-data.service.js";
import { RegistrationResolver } from "./registration/registration.resolver.js";
import { RegistrationService } from "./registration/registration.service.js";
import { SignIn } from "./sign-in/sign-in.entity.js";
import { SignInResolver } from "./sign-in/sign-in.resolver.js";
import { SignInService } from "./sign-in/sign-in.service.js";

type Needs = {
  database: DataSource;
  mail: MailQueue;
  rateLimits: RateLimits;
  catalogue: CatalogueService;
  carts: CartService;
  orders: OrderService;
  sessionSecrets: readonly string[];
  pricePolicy: PricePolicy;
  logger: Logger;
  auditMerge: AuditMerge;
};

function createServices(needs: Needs) {
  const { database, mail: queue, rateLimits, catalogue, carts, orders, sessionSecrets, pricePolicy, logger } = needs;
  const mail = new AccountMail(queue, rateLimits);
  const devices = new KnownDevices(new KeyedHash(sessionSecrets, "known devices"));
  const credentials = new Credentials(database, rateLimits, devices);
  const authentication = new Authentication(database, carts, devices);
  const accounts = new AccountService(database);
  const addresses = new AddressService(database);
  const recipients = new MailRecipients(sessionSecrets);
  const signIns = new SignInService(database, credentials, authentication);
  const accountData = new AccountDataService(database, accounts, addresses, signIns, orders);
  return {
    accounts,
    addresses,
    signIns,
    registrations: new RegistrationService(database, orders, mail, credentials, authentication),
    passwords: new PasswordService(database, mail, credentials, authentication, rateLimits),
    emailChanges: new EmailChangeService(database, mail, credentials),
    accountRemoval: new AccountRemovalService(database, mail, credentials, recipients),
    personalData: new PersonalDataService(database, mail, recipients, logger),
    accountData,
    customerData: new CustomerDataService(database, accountData, { mail, recipients }),
    accountMerges: new AccountMergeService(database, queue, needs.auditMerge),
    mergeProposals: new MergeProposals(queue),
    orderClaims: new OrderClaims(database),
    orderAgain: new OrderAgainService(database, catalogue, carts, PRICE_POLICIES[pricePolicy]),
  };
}

/** Customer accounts, a folder per task. */
export const accounts = {
  entities: [Account, SignIn, SavedAddress, AccountEmail, CustomerMerge],
  resolvers: [
    AccountResolver,
    AddressResolver,
    AccountOrdersResolver,
    OwnDataResolver,
    AccountMergeResolver,
    RegistrationResolver,
    SignInResolver,
    CredentialsResolver,
  ],
  createServices,
};
