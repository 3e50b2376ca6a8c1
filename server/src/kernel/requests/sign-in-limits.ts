/** Limits of guesses at a secret: after `uses` of them each one must wait, for a minute, then 2, 4 … up to 60. */
export const SIGN_IN_LIMITS = {
  "sign-ins": {
    uses: 5,
    description:
      "wrong passwords for one account before there is a pause of a minute to the next try, then of 2, 4 … up to 60; known browsers count apart",
  },
  "ip-sign-ins": {
    uses: 20,
    description: "the same for all accounts together, from one IP address; known browsers don't count",
  },
} as const satisfies Readonly<Record<string, { uses: number; description: string }>>;

/** A secret that may be guessed a limited number of times, then with growing pauses. */
export type AttemptBucket = keyof typeof SIGN_IN_LIMITS;
