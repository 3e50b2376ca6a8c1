import { BadInput, ServiceUnavailable, ShopError } from "../kernel/errors/shop-error.js";
import { causeOf, requestCodeOf } from "../kernel/graphql/graphql-error.js";
import { asShopError } from "../kernel/sql/database-errors.js";
import type { PageExecutor, PageFindings } from "./execute-operation.js";
import type { PageQueries } from "./storefront.js";

/** The URL contains a value that the schema refuses, such as a slug that is too long. */
class NoSuchPage extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no page at this address.");
  }
}

/** The operations of one page, which remember their errors: they explain why a page could not be rendered. */
export class WatchedQueries {
  private readonly failures: unknown[] = [];
  private readonly findings: PageFindings = {
    emptySearches: new Set(),
    surrogateKeys: { found: new Set(), areKnown: true },
  };
  private isRefused = false;

  constructor(
    private readonly run: PageExecutor,
    private readonly requestId: string,
  ) {}

  readonly execute: PageQueries = async (operation) => {
    const { data = null, errors = [] } = await this.run(operation, this.requestId, this.findings);
    for (const error of errors) {
      const cause = asShopError(causeOf(error));
      this.failures.push(cause);
      this.isRefused ||= requestCodeOf(error) !== undefined || cause instanceof BadInput;
    }
    return { data, ...(errors.length > 0 && { errors: errors.map((error) => error.toJSON()) }) };
  };

  haveFailed(): boolean {
    return this.failures.length > 0;
  }

  /** The text of a search that found nothing; undefined where there was none. */
  emptySearch(): string | undefined {
    return [...this.findings.emptySearches][0];
  }

  /** The surrogate keys of what the page shows; undefined where they are not known. */
  surrogateKeys(): ReadonlySet<string> | undefined {
    const { found, areKnown } = this.findings.surrogateKeys;
    return areKnown ? found : undefined;
  }

  /** Why the rendering failed: ServiceUnavailable or NoSuchPage where an operation is the reason, else `error`. */
  causeOf(error: unknown): unknown {
    return (
      this.failures.find((failure) => failure instanceof ServiceUnavailable) ??
      (this.isRefused ? new NoSuchPage() : error)
    );
  }
}
