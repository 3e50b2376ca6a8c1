/** Working days in which an order is made, so that it arrives within its lead time. @param transitDays working days on the way */
export function handlingDays(leadTimeDays: number, transitDays: number): number {
  return Math.max(0, Math.floor((leadTimeDays * 5) / 7) - transitDays);
}
