import type { MigrationInterface, QueryRunner } from "typeorm";

/** Households keep their rooms and windows, each measured once, from several devices. */
export class KeepWindows1763772100000 implements MigrationInterface {
  readonly name = "KeepWindows1763772100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TYPE window_kind AS ENUM ('CASEMENT', 'BAY', 'TILT_AND_TURN', 'ROOF', 'DOOR', 'PATIO');
      CREATE TYPE window_opening AS ENUM ('INWARD', 'OUTWARD', 'SLIDING', 'FIXED');
      CREATE TYPE substrate AS ENUM ('PLASTERBOARD', 'MASONRY', 'CONCRETE', 'WOOD', 'PLASTIC', 'METAL', 'TILES');
      CREATE TABLE project (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        visitor_id uuid NOT NULL CONSTRAINT project_visitor_id_key UNIQUE,
        version integer NOT NULL DEFAULT 1 CONSTRAINT project_version_positive CHECK (version > 0),
        merged_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE project_room (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        project_id uuid NOT NULL REFERENCES project ON DELETE CASCADE,
        key uuid NOT NULL,
        version integer NOT NULL DEFAULT 1 CONSTRAINT project_room_version_positive CHECK (version > 0),
        field_versions jsonb NOT NULL DEFAULT '{}',
        removed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        name text NOT NULL CONSTRAINT project_room_named CHECK (name <> ''),
        CONSTRAINT project_room_once UNIQUE (project_id, key)
      );
      CREATE TABLE project_window (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        project_id uuid NOT NULL REFERENCES project ON DELETE CASCADE,
        key uuid NOT NULL,
        version integer NOT NULL DEFAULT 1 CONSTRAINT project_window_version_positive CHECK (version > 0),
        field_versions jsonb NOT NULL DEFAULT '{}',
        removed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        name text NOT NULL CONSTRAINT project_window_named CHECK (name <> ''),
        room_key uuid,
        kind window_kind NOT NULL,
        bay_parts jsonb NOT NULL DEFAULT '[]',
        ${LENGTHS.map((name) => `${name} numeric(9,4),`).join(" ")}
        ${MILLIMETRES.map((name) => `${name} smallint,`).join(" ")}
        substrate substrate,
        opening window_opening,
        roof_window text,
        obstructions text,
        CONSTRAINT project_window_once UNIQUE (project_id, key),
        FOREIGN KEY (project_id, room_key) REFERENCES project_room (project_id, key),
        CONSTRAINT project_window_bay_parts CHECK (jsonb_typeof(bay_parts) = 'array' AND jsonb_array_length(bay_parts) IN (0, 2, 3, 4, 5, 6, 7)),
        CONSTRAINT project_window_lengths_in_range CHECK (
          0 < ALL (array_remove(ARRAY[${LENGTHS.join(", ")}], NULL)) AND 1000 >= ALL (array_remove(ARRAY[${LENGTHS.join(", ")}], NULL))),
        CONSTRAINT project_window_millimetres_in_range CHECK (
          height_from_floor_mm BETWEEN 300 AND 5000 AND handle_mm BETWEEN 1 AND 150 AND handle_from_glass_mm BETWEEN 1 AND 150
          AND seal_mm BETWEEN 0 AND 30 AND bead_mm BETWEEN 3 AND 99)
      );
      CREATE INDEX project_window_project_id_room_key_idx ON project_window (project_id, room_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE project_window, project_room, project");
    await runner.query("DROP TYPE substrate, window_opening, window_kind");
  }
}

const LENGTHS = [
  ...["width_top", "width_middle", "width_bottom", "drop_left", "drop_centre", "drop_right"],
  ...["diagonal_down", "diagonal_up", "depth", "glass_width", "glass_height"],
];
const MILLIMETRES = ["height_from_floor_mm", "handle_mm", "handle_from_glass_mm", "seal_mm", "bead_mm"];
