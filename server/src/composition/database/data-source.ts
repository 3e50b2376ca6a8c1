import { DataSource } from "typeorm";
import { PROMPT, type PATIENT } from "../../kernel/sql/connection-limits.js";
import { domains } from "../domains/domains.js";
import { CreateShop1763600000000 } from "./migrations/1763600000000-create-shop.js";
import { CountRateLimits1763700000000 } from "./migrations/1763700000000-count-rate-limits.js";
import { AddPromotions1763700200000 } from "./migrations/1763700200000-add-promotions.js";
import { TrackOrders1763700210000 } from "./migrations/1763700210000-track-orders.js";
import { StoreEnquiries1763700400000 } from "./migrations/1763700400000-store-enquiries.js";
import { SearchProducts1763700600000 } from "./migrations/1763700600000-search-products.js";
import { ForgetSearchWords1763700700000 } from "./migrations/1763700700000-forget-search-words.js";
import { CountCatalogueVersions1763700800000 } from "./migrations/1763700800000-count-catalogue-versions.js";
import { JoinSizeLimits1763700900000 } from "./migrations/1763700900000-join-size-limits.js";
import { OpenAccounts1763701000000 } from "./migrations/1763701000000-open-accounts.js";
import { SendEnquiriesOnce1763701300000 } from "./migrations/1763701300000-send-enquiries-once.js";
import { ProbeWrites1763701900000 } from "./migrations/1763701900000-probe-writes.js";
import { RememberAdditions1763702000000 } from "./migrations/1763702000000-remember-additions.js";
import { ExpireCarts1763703000000 } from "./migrations/1763703000000-expire-carts.js";
import { GrowOrderNumbers1763703100000 } from "./migrations/1763703100000-grow-order-numbers.js";
import { FindMailsOfRecipients1763704000000 } from "./migrations/1763704000000-find-mails-of-recipients.js";
import { StripOrders1763704100000 } from "./migrations/1763704100000-strip-orders.js";
import { TellWhoseEnquiries1763704200000 } from "./migrations/1763704200000-tell-whose-enquiries.js";
import { TellOfChanges1763704900000 } from "./migrations/1763704900000-tell-of-changes.js";
import { ChooseForOrders1763705200000 } from "./migrations/1763705200000-choose-for-orders.js";
import { KeepAddressesOnce1763705210000 } from "./migrations/1763705210000-keep-addresses-once.js";
import { ColourPictures1763705600000 } from "./migrations/1763705600000-colour-pictures.js";
import { SnakeCaseNames } from "./naming-strategy.js";
import { StatementLogger } from "./statement-logger.js";

/** Pool size per process; sessions use 5 more (docs/operations.md has the total). */
const POOL_SIZE = 10;

/** A data source for the database at `url`, not yet connected. */
export function createDataSource(url: string, limits: typeof PROMPT | typeof PATIENT = PROMPT): DataSource {
  return new DataSource({
    type: "postgres",
    url,
    entities: [...domains.entities],
    migrations: [
      CreateShop1763600000000,
      CountRateLimits1763700000000,
      StoreEnquiries1763700400000,
      AddPromotions1763700200000,
      TrackOrders1763700210000,
      SearchProducts1763700600000,
      ForgetSearchWords1763700700000,
      CountCatalogueVersions1763700800000,
      JoinSizeLimits1763700900000,
      OpenAccounts1763701000000,
      SendEnquiriesOnce1763701300000,
      ProbeWrites1763701900000,
      RememberAdditions1763702000000,
      ExpireCarts1763703000000,
      GrowOrderNumbers1763703100000,
      FindMailsOfRecipients1763704000000,
      StripOrders1763704100000,
      TellWhoseEnquiries1763704200000,
      TellOfChanges1763704900000,
      ChooseForOrders1763705200000,
      KeepAddressesOnce1763705210000,
      ColourPictures1763705600000,
    ],
    migrationsTableName: "migration",
    migrationsTransactionMode: "all",
    namingStrategy: new SnakeCaseNames(),
    uuidExtension: "pgcrypto",
    installExtensions: false,
    poolSize: POOL_SIZE,
    connectTimeoutMS: 2000,
    logger: new StatementLogger(),
    logging: true,
    poolErrorHandler: () => {}, // a broken idle connection is replaced; the next statement reports a lasting failure
    extra: {
      ...limits,
      keepAlive: true,
      maxLifetimeSeconds: 1800,
    },
  });
}
