import type { DataSource } from "typeorm";
import { Promotion } from "./promotion.entity.js";
import { PromotionService } from "./promotion.service.js";
import { UniqueCode } from "./unique-code.entity.js";

/** Promotion codes and automatic promotions. */
export const promotions = {
  entities: [Promotion, UniqueCode],
  resolvers: [],
  createServices: ({ database }: { database: DataSource }) => ({ promotions: new PromotionService(database) }),
};
