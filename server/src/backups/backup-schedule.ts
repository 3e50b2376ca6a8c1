import { setTimeout } from "node:timers/promises";

/** Milliseconds until a backup that failed is tried again. */
const RETRY = 60 * 60 * 1000;

/** A time of day as `03:00`, in UTC: there is no hour that comes twice or not at all. */
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

export const isTimeOfDay = (text: string): boolean => TIME.test(text);

/** The next time that it is `time` (UTC), always after `now`. */
export function nextAt(time: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const next = new Date(now);
  next.setUTCHours(hours, minutes, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

/**
 * Runs `work` each day at `time`, and after a failure each hour until it succeeds, until the signal ends it.
 * @param work returns an exit code and says itself what went wrong
 */
export async function eachDayAt(
  time: string,
  work: () => Promise<number>,
  tell: (line: string) => void,
  signal: AbortSignal,
  pause: (milliseconds: number) => Promise<void> = (milliseconds) => setTimeout(milliseconds, undefined, { signal }),
): Promise<void> {
  let hasFailed = false;
  while (!signal.aborted) {
    const next = hasFailed ? new Date(Date.now() + RETRY) : nextAt(time, new Date());
    tell(`The next backup is at ${next.toISOString()}.`);
    try {
      await pause(next.getTime() - Date.now());
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    hasFailed = await failed(work, tell);
  }
}

/** A database that is away must not end the schedule. */
async function failed(work: () => Promise<number>, tell: (line: string) => void): Promise<boolean> {
  try {
    return (await work()) !== 0;
  } catch (error) {
    tell(`No backup was written: ${(error as Error).message}`);
    return true;
  }
}
