import { ServiceUnavailable } from "../kernel/errors/shop-error.js";
import { RateLimited } from "../kernel/requests/rate-limits.js";

/** Seconds after which a refused client may try again. */
const RETRY = 30;

/** How many streams may be open at a time. */
export type StreamLimits = { perProcess: number; perIp: number };

/** The streams that are open, by IP address. */
export class StreamPlaces {
  private readonly taken = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: StreamLimits) {}

  /**
   * Takes a place; the returned function frees it.
   * @throws {RateLimited} where the address has too many
   * @throws {ServiceUnavailable} where the process has
   */
  take(ip: string): () => void {
    const own = this.taken.get(ip) ?? 0;
    if (own >= this.limits.perIp) throw new RateLimited(RETRY);
    if (this.total >= this.limits.perProcess) throw new ServiceUnavailable();
    this.taken.set(ip, own + 1);
    this.total += 1;
    return () => {
      const left = (this.taken.get(ip) ?? 1) - 1;
      if (left === 0) this.taken.delete(ip);
      else this.taken.set(ip, left);
      this.total -= 1;
    };
  }
}
