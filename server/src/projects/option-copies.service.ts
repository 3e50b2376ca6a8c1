import type { DataSource, EntityManager } from "typeorm";
import type { CartService } from "../cart/cart.service.js";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import { isUuid } from "../kernel/sql/uuid.js";
import { MOST_WINDOWS } from "../rules/project/project-limits.js";
import { plannedCopy, type Household, type PlannedCopy } from "./copy-plan.js";
import type { ChangedChoice, CopyTargetInput, CopyWindowOptionInput, OptionCopy } from "./option-copies.types.js";
import { pricedOptions } from "./option-lines.js";
import { BadChange, ProjectMerged, WindowNotFound } from "./project.errors.js";
import { projectQueries } from "./project.queries.js";
import { WindowOption } from "./window-option.entity.js";
import { windowOptionQueries } from "./window-option.queries.js";
import type { WindowWithOptions } from "./window-option.service.js";
import type { WindowOptionType } from "./window-option.types.js";

type Copies = { copies: OptionCopy[]; windows: WindowWithOptions[] };

/** Copies of a window's option for other windows of the household. */
export class OptionCopyService {
  constructor(
    private readonly database: DataSource,
    private readonly carts: CartService,
  ) {}

  /**
   * Chooses an option for other windows too, as it would be ordered there. One transaction, which locks the project; as many statements
   * for one window as for many.
   * @throws {WindowNotFound} where there is no such option
   * @throws {BadChange} {@link ProjectMerged}
   */
  copy(visitorId: string | undefined, { optionId, targets, unit }: CopyWindowOptionInput): Promise<Copies> {
    checkTargets(targets);
    if (visitorId === undefined || !isUuid(optionId)) throw new WindowNotFound();
    return inTransaction(this.database, async (manager) => {
      const { id: projectId, isMerged } = await rowOf(manager, projectQueries.startOrRaise, [visitorId]);
      if (isMerged) throw new ProjectMerged();
      const windows = await windowsOf(manager, visitorId);
      const household = { windows, options: await rowsOf(manager, windowOptionQueries.ofProject, [projectId]) };
      const option = await this.optionOf(manager, household, optionId);
      const planned = targets.map((target) => plannedCopy(option, target, household, unit));
      await this.write(manager, projectId, planned);
      const changed = await this.read(manager, visitorId, planned);
      return { copies: planned.map((copy) => answerOf(copy, option, changed)), windows: changed };
    });
  }

  /** The option with its product and price. @throws {WindowNotFound} for one that isn't there, and another visitor's */
  private async optionOf(manager: EntityManager, { windows, options }: Household, optionId: string) {
    const kept = options.find(({ id }) => id === optionId);
    const window = windows.find(({ key }) => key === kept?.windowKey);
    if (!window) throw new WindowNotFound(); // rolls back, so that no project is started
    const rows = await rowsOf(manager, windowOptionQueries.ofWindows, [[window.id]]);
    const option = pricedOptions(this.carts, rows).find(({ id }) => id === optionId);
    if (!option) throw new WindowNotFound();
    return option;
  }

  private async write(manager: EntityManager, projectId: string, planned: readonly PlannedCopy[]): Promise<void> {
    const kept = planned.flatMap((copy) => ("kept" in copy && !copy.kept.isChosen ? [copy] : []));
    const added = planned.flatMap((copy) => ("added" in copy ? [copy] : []));
    const keys = [...kept, ...added].map(({ windowKey }) => windowKey.toLowerCase());
    if (keys.length === 0) return;
    await rowsOf(manager, windowOptionQueries.unchoose, [projectId, keys]);
    await rowsOf(manager, windowOptionQueries.choose, [projectId, kept.map((copy) => copy.kept.id)]);
    const rows = added.map((copy) => ({
      ...{ ...copy.added, projectId, windowKey: copy.windowKey.toLowerCase(), isChosen: true },
    }));
    if (rows.length > 0) await manager.insert(WindowOption, rows);
    await rowsOf(manager, windowOptionQueries.raise, [projectId, keys]);
  }

  /** The windows as they are now, in the order in which they were sent. */
  private async read(manager: EntityManager, visitorId: string, planned: readonly PlannedCopy[]) {
    const present = await windowsOf(manager, visitorId);
    const windows = planned.flatMap(
      ({ windowKey }) => present.find(({ key }) => key === windowKey.toLowerCase()) ?? [],
    );
    const rows = await rowsOf(manager, windowOptionQueries.ofWindows, [windows.map(({ id }) => id)]);
    const options = Map.groupBy(pricedOptions(this.carts, rows), ({ windowKey }) => windowKey);
    return windows.map((window) => ({ ...window, options: options.get(window.key) ?? [] }));
  }
}

const windowsOf = async (manager: EntityManager, visitorId: string) =>
  (await rowsOf(manager, projectQueries.ofVisitor, [visitorId])).flatMap(({ windows }) => windows);

/** @throws {BadChange} for none, too many, or a window that is sent twice */
function checkTargets(targets: readonly CopyTargetInput[]): void {
  if (targets.length === 0 || targets.length > MOST_WINDOWS)
    throw new BadChange({ targets: `Please choose 1 to ${MOST_WINDOWS} windows.` });
  const keys = targets.map(({ windowKey }) => windowKey.toLowerCase());
  if (new Set(keys).size < keys.length) throw new BadChange({ targets: "Please send each window once." });
}

function answerOf(copy: PlannedCopy, source: WindowOptionType, windows: readonly WindowWithOptions[]): OptionCopy {
  const { windowKey } = copy;
  if ("refusal" in copy) return { windowKey, option: null, changes: [], refusal: copy.refusal };
  const window = windows.find(({ key }) => key === windowKey.toLowerCase());
  const option = window?.options.find(({ isChosen }) => isChosen) ?? null;
  return { windowKey, option, changes: option ? changesOf(source, option) : [], refusal: null };
}

/** The choices in which two options of a product differ, in the order of its options. */
function changesOf(one: WindowOptionType, other: WindowOptionType): ChangedChoice[] {
  const [before, after] = [one, other].map(({ choices }) => new Map(choices.map((choice) => [choice.name, choice])));
  const names = new Set([...one.choices, ...other.choices].map(({ name }) => name));
  return [...names].flatMap((name) => {
    const [from, to] = [before?.get(name), after?.get(name)];
    if (from?.value === to?.value) return [];
    return [{ label: (to ?? from)?.label ?? name, from: from?.valueLabel ?? null, to: to?.valueLabel ?? null }];
  });
}
