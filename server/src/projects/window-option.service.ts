import type { DataSource, EntityManager } from "typeorm";
import type { CartService } from "../cart/cart.service.js";
import { checkConfiguration, configurationKey } from "../catalogue/configuration/configuration.js";
import { ProductNotFound } from "../catalogue/products/catalogue.errors.js";
import type { CatalogueService } from "../catalogue/products/catalogue.service.js";
import { isProductId } from "../catalogue/products/product-id.js";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import { isUuid } from "../kernel/sql/uuid.js";
import { freePositions } from "../rules/project/join-options.js";
import { chosenLines, type ChosenLines } from "./chosen-lines.js";
import { pricedOptions } from "./option-lines.js";
import { ProjectMerged, TooManyOptions, WindowNotFound, WindowOptionsChanged } from "./project.errors.js";
import { projectQueries, type WindowRow } from "./project.queries.js";
import { WindowOption } from "./window-option.entity.js";
import { windowOptionQueries } from "./window-option.queries.js";
import type {
  ChooseWindowOptionInput,
  KeepWindowOptionInput,
  RemoveWindowOptionInput,
  WindowOptionType,
} from "./window-option.types.js";

/** A window as it is read, with its options. */
export type WindowWithOptions = WindowRow & { options: WindowOptionType[] };

/** A window whose project is locked. */
type LockedWindow = { projectId: string; key: string; optionsVersion: number };

/**
 * The options of windows. Every change is a transaction that first locks the project, so that changes of several devices take turns. A
 * device says which version of a window's options it has seen: nothing that it hasn't seen is overwritten.
 */
export class WindowOptionService {
  constructor(
    private readonly database: DataSource,
    private readonly catalogue: CatalogueService,
    private readonly carts: CartService,
  ) {}

  /** The options of many windows in their order, in one statement. The caller has the ids from windows of its visitor. */
  async ofWindows(windowIds: readonly string[]): Promise<WindowOptionType[][]> {
    const rows = await rowsOf(this.database, windowOptionQueries.ofWindows, [windowIds]);
    const byWindow = Map.groupBy(rows, ({ windowId }) => windowId);
    return windowIds.map((id) => pricedOptions(this.carts, byWindow.get(id) ?? []));
  }

  /** A window of a visitor with its options; undefined where there is none. */
  async window(
    visitorId: string | undefined,
    windowKey: string,
    manager?: EntityManager,
  ): Promise<WindowWithOptions | undefined> {
    if (visitorId === undefined) return undefined;
    const connection = manager ?? this.database;
    const [project] = await rowsOf(connection, projectQueries.ofVisitor, [visitorId]);
    const window = project?.windows.find(({ key }) => key === windowKey.toLowerCase());
    if (!window) return undefined;
    const rows = await rowsOf(connection, windowOptionQueries.ofWindows, [[window.id]]);
    return { ...window, options: pricedOptions(this.carts, rows) };
  }

  /** The chosen options of a visitor, priced and checked by what is in force, and the cart that they would be. */
  chosenLines(visitorId: string | undefined, manager?: EntityManager): Promise<ChosenLines> {
    return chosenLines(manager ?? this.database, this.carts, visitorId);
  }

  /**
   * Keeps a configuration for a window; one that is kept already changes nothing.
   * @throws {ProductNotFound} {@link WindowNotFound} {@link TooManyOptions} {@link ProjectMerged}
   * @throws {BadInput} with an error for each invalid option
   */
  async keep(
    visitorId: string | undefined,
    { windowKey, productId, ...chosen }: KeepWindowOptionInput,
  ): Promise<WindowWithOptions> {
    const [product] = isProductId(productId) ? await this.catalogue.productsById([Number(productId)]) : [];
    if (!product) throw new ProductNotFound(["productId"]);
    const customizations = checkConfiguration(product, { ...chosen, quantity: 1 });
    const configuration = configurationKey(product.id, chosen, customizations);
    return this.changeWindow(visitorId, windowKey, async (manager, window) => {
      const kept = await this.keptOf(manager, window);
      if (kept.some((option) => option.configuration === configuration)) return;
      const [position] = freePositions(kept);
      if (position === undefined) throw new TooManyOptions();
      const { width, height, material, color } = chosen;
      const values = { productId: product.id, width, height, material, color, customizations, configuration, position };
      await manager.insert(WindowOption, { projectId: window.projectId, windowKey: window.key, ...values });
      await this.raise(manager, window);
    });
  }

  /**
   * Removes an option of a window.
   * @throws {WindowNotFound} {@link WindowOptionsChanged} {@link ProjectMerged}
   */
  remove(visitorId: string | undefined, { windowKey, ...input }: RemoveWindowOptionInput): Promise<WindowWithOptions> {
    return this.changeWindow(visitorId, windowKey, async (manager, window) => {
      if (window.optionsVersion !== input.expectedVersion) throw new WindowOptionsChanged();
      const removed = isUuid(input.optionId)
        ? await rowsOf(manager, windowOptionQueries.remove, [window.projectId, window.key, input.optionId])
        : [];
      if (removed.length === 0) throw new WindowNotFound();
      await this.raise(manager, window);
    });
  }

  /**
   * Chooses one of a window's options, or none. What is chosen already changes nothing, whatever version was seen.
   * @throws {WindowNotFound} {@link WindowOptionsChanged} {@link ProjectMerged}
   */
  choose(visitorId: string | undefined, input: ChooseWindowOptionInput): Promise<WindowWithOptions> {
    const { windowKey, optionId = null, expectedVersion } = input;
    return this.changeWindow(visitorId, windowKey, async (manager, window) => {
      const kept = await this.keptOf(manager, window);
      const chosen = kept.find(({ isChosen }) => isChosen)?.id ?? null;
      if (chosen === optionId) return;
      if (window.optionsVersion !== expectedVersion) throw new WindowOptionsChanged();
      if (optionId !== null && !kept.some(({ id }) => id === optionId)) throw new WindowNotFound();
      await rowsOf(manager, windowOptionQueries.unchoose, [window.projectId, [window.key]]);
      if (optionId !== null) await rowsOf(manager, windowOptionQueries.choose, [window.projectId, [optionId]]);
      await this.raise(manager, window);
    });
  }

  private async keptOf(manager: EntityManager, { projectId, key }: LockedWindow) {
    const rows = await rowsOf(manager, windowOptionQueries.ofProject, [projectId]);
    return rows.filter(({ windowKey }) => windowKey === key);
  }

  private async raise(manager: EntityManager, { projectId, key }: LockedWindow): Promise<void> {
    await rowsOf(manager, windowOptionQueries.raise, [projectId, [key]]);
  }

  /**
   * The window is read before the transaction ends, so that what was stored is answered.
   * @throws {WindowNotFound} for a window that isn't there, and another visitor's
   */
  private async changeWindow(
    visitorId: string | undefined,
    windowKey: string,
    change: (manager: EntityManager, window: LockedWindow) => Promise<void>,
  ): Promise<WindowWithOptions> {
    if (visitorId === undefined || !isUuid(windowKey)) throw new WindowNotFound();
    return inTransaction(this.database, async (manager) => {
      const { id: projectId, isMerged } = await rowOf(manager, projectQueries.startOrRaise, [visitorId]);
      if (isMerged) throw new ProjectMerged();
      const [window] = await rowsOf(manager, windowOptionQueries.windows, [projectId, [windowKey]]);
      if (!window) throw new WindowNotFound(); // rolls back, so that no project is started
      await change(manager, { projectId, ...window });
      const changed = await this.window(visitorId, windowKey, manager);
      if (!changed) throw new WindowNotFound();
      return changed;
    });
  }
}
