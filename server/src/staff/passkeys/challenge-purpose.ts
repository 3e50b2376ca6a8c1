/** What a challenge is signed for: a passkey to be added, or the second factor. */
export const CHALLENGE_PURPOSES = ["ADD", "USE"] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];
