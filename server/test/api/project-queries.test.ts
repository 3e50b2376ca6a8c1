import { randomUUID } from "node:crypto";
import { beforeAll, describe } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { rowOf } from "../../src/kernel/sql/query.js";
import { mergeProjectQueries } from "../../src/projects/merge-projects.queries.js";
import { projectQueries } from "../../src/projects/project.queries.js";
import { windowPhotoQueries } from "../../src/projects/window-photo.queries.js";
import { aCustomer } from "../builders/account.js";
import { aNewWindow, saved } from "../builders/project.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let keys: { visitor: string; project: string; window: string; room: string; photo: string };

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
  const [{ id }] = await shop().database.query("SELECT id FROM project WHERE visitor_id = $1", [account.visitorId]);
  keys = { visitor: account.visitorId, project: id, window: window.key, room: room.key, photo: photo.id };
});

describe("a query of projects answers with the rows of its schema, and no other columns", () => {
  itReturnsTheRowsOf(
    projectQueries,
    { ofVisitor: () => [keys.visitor], contents: () => [keys.project], startOrRaise: () => [keys.visitor] },
    shop,
  );

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
