import { expect, it } from "vitest";
import { remakeSentence } from "./remake-sentence";

const BY = { estimatedDelivery: "2026-12-22", sentAt: null, quantity: 1 };

it.each([
  [{ status: "TO_MAKE" } as const, "We are making it again. It should be with you by 22 December 2026."],
  [
    { status: "TO_MAKE", quantity: 2 } as const,
    "We are making 2 of them again. It should be with you by 22 December 2026.",
  ],
  [{ status: "MADE" } as const, "It is made and will be on the way soon. It should be with you by 22 December 2026."],
  [
    { status: "SENT", sentAt: "2026-12-18T09:05:00Z" } as const,
    "We sent it on 18 December 2026. It should be with you by 22 December 2026.",
  ],
])("%j is told to its shopper", (remake, sentence) => {
  expect(remakeSentence({ ...BY, ...remake })).toBe(sentence);
});
