import "../../lib/zod-setup";
import { z } from "zod";
import { emailAddress, line } from "@rules/form-fields";
import { textDraft } from "../../lib/text-draft";

/** Fields that identify an order to its owner. */
export const trackForm = z.object({
  number: line("Order number", { min: 1, max: 20, short: "Please enter your order number, such as MBC123456" }),
  email: emailAddress(),
});

export type TrackForm = z.output<typeof trackForm>;

export const trackDraft = textDraft("track-order", ["number", "email"]);
