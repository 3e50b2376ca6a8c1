import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import { ServiceUnavailable } from "../kernel/errors/shop-error.js";
import { refusalPause } from "../kernel/requests/refusal-pause.js";

/** Maximum number of pages rendered at once and of waiting pages: about half a second of work. */
const OF_PAGES = { atOnce: availableParallelism(), waiting: 16 };
/** Of pictures, which are for crawlers, who wait, and of PDFs: they take half of a small machine at most. */
export const ONE_AT_A_TIME = { atOnce: 1, waiting: 16 };

/** Limits the rendering of pages and the work on pictures, so that a flood of page requests does not block other requests. */
export class RenderQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private isRefusing = false;

  constructor(
    private readonly logger: Logger,
    private readonly bounds = OF_PAGES,
    /** What is refused, for the log. */
    private readonly what = "pages",
  ) {}

  /**
   * Runs `render` when its turn comes.
   * @throws {ServiceUnavailable} where the queue is full
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

  /** Lets those who wait go first, in the middle of a task that has its turn. Never refused: work is done already. */
  async letOthersGo(): Promise<void> {
    if (this.waiting.length === 0) return;
    const turn = new Promise<void>((go) => this.waiting.push(go));
    this.goOn();
    await turn;
  }

  private goOn(): void {
    const next = this.waiting.shift();
    if (next) return next(); // takes the place of the finished one
    this.running -= 1;
    this.isRefusing = false;
  }

  private async refuse(): Promise<never> {
    // One line per flood, not per refusal.
    if (!this.isRefusing) this.logger.warn(`${this.what} are refused: more are asked for than can be rendered`);
    this.isRefusing = true;
    await refusalPause();
    throw new ServiceUnavailable();
  }
}
