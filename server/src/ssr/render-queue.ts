import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import { refusalPause } from "../kernel/requests/refusal-pause.js";
import { ServiceUnavailable } from "../kernel/errors/shop-error.js";

/** Pages that are rendered at once, and pages that wait for their turn: about half a second's work. */
const BOUNDS = { atOnce: availableParallelism(), waiting: 16 };

/** Bounds the rendering of pages, so that a flood of them leaves the server to everybody else. */
export class RenderQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private isRefusing = false;

  constructor(
    private readonly logger: Logger,
    private readonly bounds = BOUNDS,
  ) {}

  /**
   * Runs `render` in its turn.
   * @throws {ServiceUnavailable} where too many wait already
   */
  async run<Page>(render: () => Promise<Page>): Promise<Page> {
    if (this.running < this.bounds.atOnce) this.running += 1;
    else if (this.waiting.length < this.bounds.waiting) await new Promise<void>((go) => this.waiting.push(go));
    else return this.refuse();
    try {
      return await render();
    } finally {
      this.goOn();
    }
  }

  private goOn(): void {
    const next = this.waiting.shift();
    if (next) return next(); // in the place of the one that has ended
    this.running -= 1;
    this.isRefusing = false;
  }

  private async refuse(): Promise<never> {
    // Once for each flood: a line for every refusal would be a flood of its own.
    if (!this.isRefusing) this.logger.warn("pages are refused: more are asked for than can be rendered");
    this.isRefusing = true;
    await refusalPause();
    throw new ServiceUnavailable();
  }
}
