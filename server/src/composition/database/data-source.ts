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
import { AddAddressLines1763706200000 } from "./migrations/1763706200000-add-address-lines.js";
import { StoreFromPrices1763706300000 } from "./migrations/1763706300000-store-from-prices.js";
import { MarkSampleRatings1763706310000 } from "./migrations/1763706310000-mark-sample-ratings.js";
import { NotifyOfFollowedChanges1763706600000 } from "./migrations/1763706600000-notify-of-followed-changes.js";
import { KeepIncludedTax1763707100000 } from "./migrations/1763707100000-keep-included-tax.js";
import { MailPersonalData1763707300000 } from "./migrations/1763707300000-mail-personal-data.js";
import { KeepPriceHistory1763707400000 } from "./migrations/1763707400000-keep-price-history.js";
import { InviteReviews1763707410000 } from "./migrations/1763707410000-invite-reviews.js";
import { DateProductChanges1763707500000 } from "./migrations/1763707500000-date-product-changes.js";
import { CountFigures1763707600000 } from "./migrations/1763707600000-count-figures.js";
import { EaseOperation1763708000000 } from "./migrations/1763708000000-ease-operation.js";
import { CodeConfigurations1763708010000 } from "./migrations/1763708010000-code-configurations.js";
import { KeepMadeSizes1763709000000 } from "./migrations/1763709000000-keep-made-sizes.js";
import { FreezeChoices1763709100000 } from "./migrations/1763709100000-freeze-choices.js";
import { NameWindows1763710200000 } from "./migrations/1763710200000-name-windows.js";
import { KeepCordSafety1763710400000 } from "./migrations/1763710400000-keep-cord-safety.js";
import { EmployStaff1763711000000 } from "./migrations/1763711000000-employ-staff.js";
import { ModerateReviews1763711100000 } from "./migrations/1763711100000-moderate-reviews.js";
import { VersionPromotions1763711110000 } from "./migrations/1763711110000-version-promotions.js";
import { AnswerEnquiries1763711120000 } from "./migrations/1763711120000-answer-enquiries.js";
import { FindOrders1763712000000 } from "./migrations/1763712000000-find-orders.js";
import { NoteOrders1763712100000 } from "./migrations/1763712100000-note-orders.js";
import { KeepChangeClock1763712600000 } from "./migrations/1763712600000-keep-change-clock.js";
import { ChangeOrderLines1763713000000 } from "./migrations/1763713000000-change-order-lines.js";
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
      AddAddressLines1763706200000,
      StoreFromPrices1763706300000,
      MarkSampleRatings1763706310000,
      NotifyOfFollowedChanges1763706600000,
      KeepIncludedTax1763707100000,
      MailPersonalData1763707300000,
      KeepPriceHistory1763707400000,
      InviteReviews1763707410000,
      DateProductChanges1763707500000,
      CountFigures1763707600000,
      EaseOperation1763708000000,
      CodeConfigurations1763708010000,
      KeepMadeSizes1763709000000,
      FreezeChoices1763709100000,
      NameWindows1763710200000,
      KeepCordSafety1763710400000,
      EmployStaff1763711000000,
      FindOrders1763712000000,
      NoteOrders1763712100000,
      ModerateReviews1763711100000,
      KeepChangeClock1763712600000,
      AnswerEnquiries1763711120000,
      VersionPromotions1763711110000,
      ChangeOrderLines1763713000000,
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
