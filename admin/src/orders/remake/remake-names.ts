import type { RemakeStatus } from "@rules/order-remake";

/** What the statuses of remakes are called. */
export const remakeStatusNames: Readonly<Record<RemakeStatus, string>> = {
  TO_MAKE: "To make",
  MADE: "Made",
  SENT: "Sent",
};
