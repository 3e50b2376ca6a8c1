/** A count with its noun: "1 item", "3 items"; `plural` is that of a noun that takes more than an s, or of several words. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;
