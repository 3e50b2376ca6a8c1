import "reflect-metadata";
import { Column, PrimaryColumn } from "typeorm";
import { expect, it } from "vitest";
import { z } from "zod";
import { jsonObject, rowOfEntity, selectList } from "./entity-row.js";

abstract class Named {
  @PrimaryColumn("integer")
  id!: number;

  @Column("text")
  fullName!: string;
}

class Lamp extends Named {
  @Column("numeric", { nullable: true })
  watts!: number | null;

  @Column("text", { array: true })
  rooms!: readonly string[];

  @Column("text")
  secret!: string;
}

class Clock {
  @Column("interval")
  tick!: string;
}

const { sql, shape } = rowOfEntity(Lamp, "l", ["secret"]);

it("reads the columns of an entity and of its parent, except those left out", () => {
  expect(sql).toEqual({ id: "l.id", fullName: "l.full_name", watts: "l.watts::float8", rooms: "to_json(l.rooms)" });
});

it("knows the rows that arrive", () => {
  const row = z.strictObject(shape);
  expect(row.parse({ id: 1, fullName: "Arc", watts: null, rooms: ["hall"] })).toMatchObject({ fullName: "Arc" });
  for (const wrong of [{ watts: "8" }, { rooms: "hall" }, { fullName: null }])
    expect(row.safeParse({ id: 1, fullName: "Arc", watts: 8, rooms: [], ...wrong }).success).toBe(false);
});

it("refuses a type that it can't read", () => {
  expect(() => rowOfEntity(Clock, "c", [])).toThrow("interval");
});

it("writes fields as columns or as JSON", () => {
  expect(selectList({ id: "l.id", fullName: "l.full_name" })).toBe('l.id AS "id", l.full_name AS "fullName"');
  expect(jsonObject({ id: "l.id", fullName: "l.full_name" })).toBe(
    "json_build_object('id', l.id, 'fullName', l.full_name)",
  );
});
