import { DefaultNamingStrategy, type Table, type View } from "typeorm";
import { snakeCase } from "../../kernel/sql/snake-case.js";

/** Tables and columns are snake_case, so that SQL needs no quotes; constraints have descriptive names. */
export class SnakeCaseNames extends DefaultNamingStrategy {
  override tableName(className: string, customName?: string): string {
    return customName ?? snakeCase(className);
  }
  override columnName(propertyName: string, customName?: string, prefixes: string[] = []): string {
    return [...prefixes.map(snakeCase), customName ?? snakeCase(propertyName)].join("_");
  }
  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return `${snakeCase(relationName)}_${referencedColumnName}`;
  }
  override foreignKeyName(tableOrName: Table | string, columns: string[]): string {
    return `${nameOf(tableOrName)}_${columns.join("_")}_fkey`;
  }
  override indexName(tableOrName: Table | View | string, columns: string[]): string {
    return `${nameOf(tableOrName)}_${columns.join("_")}_idx`;
  }
}

const nameOf = (tableOrName: Table | View | string) =>
  (typeof tableOrName === "string" ? tableOrName : tableOrName.name).replace(/^.*\./, "");
