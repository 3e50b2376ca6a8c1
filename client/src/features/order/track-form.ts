import "../../lib/zod-setup";
import { emailAddress, line } from "@rules/form-fields";
import { z } from "zod";
import { textDraft } from "../../lib/text-draft";

/** What names an order to somebody who may see it. */
export const trackForm = z.object({
  number: line("Order number", { min: 1, max: 20, short: "Please enter your order number, such as MBC123456" }),
  email: emailAddress(),
});

export type TrackForm = z.output<typeof trackForm>;

export const trackDraft = textDraft("track-order", ["number", "email"]);
