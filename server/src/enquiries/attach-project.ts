import type { EntityManager } from "typeorm";
import type { CartService } from "../cart/cart.service.js";
import { BadField } from "../kernel/errors/shop-error.js";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { takeSnapshot } from "../projects/project-snapshot.js";
import { attachedProjectQueries } from "./attached-project.queries.js";

/** What of their project somebody sends with a quote request. */
export type Attachment = { attachesProject?: boolean | null; attachesPhotos?: boolean | null };

/** There are no windows to send. */
export class NothingToAttach extends BadField {
  constructor() {
    super("attachesProject", "My windows has no windows to send. Please send your request without them.");
  }
}

/** Keeps the project of a visitor as it is now with a quote request, within the caller's transaction. @throws {NothingToAttach} */
export async function attachProject(
  manager: EntityManager,
  carts: CartService,
  { id, visitorId }: { id: string; visitorId: string },
  { attachesPhotos }: Attachment,
): Promise<void> {
  const snapshot = await takeSnapshot(manager, carts, visitorId);
  if (!snapshot) throw new NothingToAttach();
  await rowOf(manager, attachedProjectQueries.attach, [id, JSON.stringify(snapshot)]);
  if (attachesPhotos) await rowsOf(manager, attachedProjectQueries.attachPhotos, [id, visitorId]);
}
