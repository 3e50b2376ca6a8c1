import { type Request, type Response, Router } from "express";
import { z } from "zod";
import type { EnquiryService } from "../enquiries/enquiry.service.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import { clientAddress } from "../http/rate-limits/client-address.js";
import { otherMethods } from "./other-methods.js";

/** What is no text is like nothing: the form's own sentence says what is missing. */
const text = z.string().catch("");

const quoteBody = z.object({
  type: z.literal("quote", { error: 'must be "quote"' }).default("quote"),
  name: text,
  email: text,
  phone: text,
  postcode: text,
  message: text,
  website: text,
  startedAt: z.coerce.date().optional().catch(undefined),
});

/** POST /contact */
export function contactRoutes(
  enquiries: EnquiryService,
  visitorOf: (request: Request, response: Response) => Visitor,
): Router {
  const router = Router();
  router
    .route("/contact")
    .post(async (request, response) => {
      const { type: _, ...input } = quoteBody.parse(request.body);
      await enquiries.requestQuote(
        { visitor: visitorOf(request, response), clientAddress: clientAddress(request) },
        input,
      );
      response.json({ success: true });
    })
    .all(otherMethods);
  return router;
}
