import type { DataSource } from "typeorm";
import { z } from "zod";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { rowsOf } from "../../kernel/sql/query.js";
import type { OrderPdfParts } from "../../orders/order-pdf.js";
import type { Queue } from "../../orders/order-pdf.service.js";
import { OrderNotFound } from "../../orders/order.errors.js";
import { orderQueries, toOrder } from "../../orders/order.queries.js";
import type { PathOf } from "./order-in-words.js";

/** Pixels: two for one of a column of the back office. */
const WIDTH = 640;

const length = z.number().positive().max(1000);
const word = z.string().max(200);

/** What a drawing shows of a line, as its URL says it. */
const shownForm = z.object({
  ...{ width: length, height: length, material: word, color: word },
  choices: z.array(z.object({ name: word, value: word })).max(50),
});

/** Drawings of orders' lines for the back office, as they were made and as they are or would be made again. */
export class OrderDrawingsService {
  constructor(
    private readonly database: DataSource,
    private readonly parts: Pick<OrderPdfParts, "drawLine">,
    private readonly queue: Queue,
  ) {}

  /** The path of a drawing of a line in a configuration; null in a shop without pages, and once the order is stripped. */
  readonly pathOf: PathOf = ({ number, email }, item, made) => {
    if (!this.parts.drawLine || email === null) return null;
    const { width, height, material, color } = made;
    const choices = made.choices.map(({ name, value }) => ({ name, value }));
    const shown = JSON.stringify({ width, height, material, color, choices });
    return `/admin/orders/${number}/lines/${item}/drawing.jpg?shown=${encodeURIComponent(shown)}`;
  };

  /**
   * A JPEG of 4:3 of what `pathOf` names.
   * @param item the line's place in its order, from 1
   * @throws {OrderNotFound} also without drawings {@link BadInput} {@link ServiceUnavailable}
   */
  async jpeg(number: string, item: number, shown: unknown): Promise<Buffer> {
    const { drawLine } = this.parts;
    const [row] = await rowsOf(this.database, orderQueries.ofNumber, [number]);
    const line = row && toOrder(row).lines[item - 1];
    if (!line || !drawLine) throw new OrderNotFound();
    const { choices: chosen, ...made } = readShown(shown);
    const choices = chosen.map((choice) => ({ ...choice, label: "", valueLabel: "", isDefault: false }));
    const { picture: _, ...ordered } = line;
    return this.queue.run(() => drawLine({ ...ordered, ...made, choices, picture: null }, WIDTH));
  }
}

/** @throws {BadInput} */
function readShown(shown: unknown): z.output<typeof shownForm> {
  try {
    return shownForm.parse(JSON.parse(String(shown)));
  } catch {
    throw new BadInput("This is no configuration of a line.", { shown: "This is no configuration of a line." });
  }
}
