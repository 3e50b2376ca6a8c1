import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { attachedProjectQueries } from "../../src/enquiries/attached-project.queries.js";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { rowOf } from "../../src/kernel/sql/query.js";
import { mergeProjectQueries } from "../../src/projects/merge-projects.queries.js";
import { projectQueries } from "../../src/projects/project.queries.js";
import { windowOptionQueries } from "../../src/projects/window-option.queries.js";
import { windowPhotoQueries } from "../../src/projects/window-photo.queries.js";
import { aCustomer } from "../builders/account.js";
import { aNewWindow, saved } from "../builders/project.js";
import { chosenOptions } from "../builders/window-option.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let keys: Record<"visitor" | "project" | "window" | "windowId" | "room" | "photo" | "option", string>;

beforeAll(async () => {
  const { visitor, account } = await aCustomer(shop());
  const room = { key: randomUUID(), name: "Hall" };
  const photo = await rowOf(shop().database, windowPhotoQueries.keep, [
    ...[account.visitorId, 9, 6, Buffer.from("photo"), Buffer.from("preview")],
  ]);
  const window = aNewWindow({
    ...{ kind: "BAY", bayParts: [{ width: 9, angle: 90 }, { width: 9 }], roomKey: room.key },
    photoId: globalId("WindowPhoto", photo.id),
  });
  await saved(visitor, { rooms: [room], windows: [window] });
  const { options } = await chosenOptions(visitor, window.key);
  const [{ id }] = await shop().database.query("SELECT id FROM project WHERE visitor_id = $1", [account.visitorId]);
  const [{ windowId }] = await shop().database.query('SELECT id AS "windowId" FROM project_window WHERE key = $1', [
    window.key,
  ]);
  keys = {
    ...{ visitor: account.visitorId, project: id, window: window.key, windowId, room: room.key, photo: photo.id },
    option: keyOf("WindowOption", options[0]?.id ?? "") ?? "",
  };
});

describe("a query of projects answers with the rows of its schema, and no other columns", () => {
  itReturnsTheRowsOf(
    projectQueries,
    {
      ofVisitor: () => [keys.visitor],
      lock: () => [keys.visitor],
      contents: () => [keys.project],
      startOrRaise: () => [keys.visitor],
    },
    shop,
  );

  describe("sent", () => {
    const aRequest = async (manager: EntityManager) => {
      const [{ id }] = await manager.query(
        `INSERT INTO quote_request (visitor_id, name, email, phone, postcode, promised_contact_by)
         VALUES ($1, 'Jo', 'jo@larch.example', '+442079460123', 'BS6 7QX', now() + interval '1 day') RETURNING id`,
        [keys.visitor],
      );
      return id;
    };
    const aSent = async (manager: EntityManager) => {
      const id = await aRequest(manager);
      const contents = {
        totals: {},
        windows: [{ key: keys.window, name: "left", figures: { kind: "BAY" }, options: [] }],
      };
      await rowOf(manager, attachedProjectQueries.attach, [id, JSON.stringify(contents)]);
      await manager.query("INSERT INTO enquiry_answer (quote_request_id, text, staff_id) VALUES ($1, 'Yes.', $1)", [
        id,
      ]);
      return id;
    };
    itReturnsTheRowsOf(
      attachedProjectQueries,
      {
        attach: async (manager) => [
          await aRequest(manager),
          JSON.stringify({ totals: {}, windows: [{ key: "k", name: "left", figures: { kind: "BAY" }, options: [] }] }),
        ],
        attachPhotos: async (manager) => [await aSent(manager), keys.visitor],
        sentBy: async (manager) => {
          await aSent(manager);
          return [keys.visitor];
        },
      },
      shop,
    );
  });

  describe("photo", () => {
    itReturnsTheRowsOf(
      windowPhotoQueries,
      {
        keep: () => [keys.visitor, 9, 6, Buffer.from("photo"), Buffer.from("preview")],
        own: () => [[keys.photo], keys.visitor],
        previews: () => [[keys.photo]],
        picture: () => [keys.photo, keys.visitor],
        ofVisitor: () => [keys.visitor],
      },
      shop,
    );
  });

  describe("options of windows", () => {
    itReturnsTheRowsOf(
      windowOptionQueries,
      {
        ofWindows: () => [[keys.windowId]],
        chosen: () => [keys.visitor],
        ofProject: () => [keys.project],
        windows: () => [keys.project, [keys.window]],
        raise: () => [keys.project, [keys.window]],
        unchoose: () => [keys.project, [keys.window]],
        choose: () => [keys.project, [keys.option]],
        remove: () => [keys.project, keys.window, keys.option],
        move: () => [keys.project, keys.project, [keys.option], [4]],
        raiseAbove: () => [keys.project, keys.project, [keys.window]],
      },
      shop,
    );
  });

  describe("merging", () => {
    itReturnsTheRowsOf(
      mergeProjectQueries,
      {
        retire: () => [keys.visitor],
        moveWindows: () => [keys.project, keys.project, [keys.window], [randomUUID()], [keys.room]],
        movePhotos: () => [keys.visitor, randomUUID()],
        empty: () => [keys.project],
      },
      shop,
    );
  });
});
