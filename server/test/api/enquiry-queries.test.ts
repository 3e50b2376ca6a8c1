import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { attachedProjectQueries } from "../../src/enquiries/attached-project.queries.js";
import { enquiryQueries } from "../../src/enquiries/enquiry.queries.js";
import { rowOf, rowsOf } from "../../src/kernel/sql/query.js";
import { UNMEASURED } from "../../src/rules/project-window.js";
import { enquiryProjectQueries } from "../../src/staff/enquiries/enquiry-project.queries.js";
import { answerQueries, changeQueries, staffEnquiryQueries } from "../../src/staff/enquiries/staff-enquiry.queries.js";
import { aMember } from "../builders/staff.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let member: string;

beforeAll(async () => {
  member = (await aMember(shop())).id;
});

describe("a query of enquiries for staff answers with the rows of its schema, and no other columns", () => {
  describe("enquiries", () => {
    const INSERTS = {
      QUOTE: `INSERT INTO quote_request (visitor_id, name, email, phone, postcode, promised_contact_by)
        VALUES (gen_random_uuid(), 'Jo', 'jo@larch.example', '+442079460123', 'BS6 7QX', now() + interval '1 day') RETURNING id`,
      MESSAGE:
        "INSERT INTO contact_message (name, email, message) VALUES ('Jo', 'jo@larch.example', 'Hi') RETURNING id",
      SAMPLES: `INSERT INTO sample_request (name, email, address, city, postcode, samples) VALUES ('Jo', 'jo@larch.example',
        '1 Larch Road', 'Bristol', 'BS6 7QX', '[{"productId":1,"name":"Rollers","material":"PVC","color":"White"}]') RETURNING id`,
    };
    type Kind = keyof typeof INSERTS;
    const anEnquiry = async (manager: EntityManager, kind: Kind): Promise<string> =>
      (await manager.query(INSERTS[kind]))[0].id;
    const anAnswered = async (manager: EntityManager, kind: Kind): Promise<string[]> => {
      const id = await anEnquiry(manager, kind);
      await rowsOf(manager, answerQueries[kind], [id, "We do.", member]);
      return [id];
    };
    const one = (kind: Kind) => (manager: EntityManager) => anAnswered(manager, kind);
    itReturnsTheRowsOf(
      staffEnquiryQueries,
      {
        page: async (manager) => {
          for (const kind of ["QUOTE", "MESSAGE", "SAMPLES"] as const) await anAnswered(manager, kind);
          return [null, null, null, null, null, null, 5];
        },
        pageFound: async (manager) => {
          for (const kind of ["QUOTE", "MESSAGE", "SAMPLES"] as const) await anAnswered(manager, kind);
          return [null, null, null, "'jo@larch.ex':*", null, null, 5];
        },
        count: [null, null, null, null],
        countFound: [null, null, null, "'jo':*"],
        byId: one("SAMPLES"),
        thread: one("MESSAGE"),
        sendSamples: async (manager) => [await anEnquiry(manager, "SAMPLES"), [1]],
        assignee: () => [member],
        assignees: [["OWNER"]],
      },
      shop,
    );
    const aProject = async (manager: EntityManager) => {
      const id = await anEnquiry(manager, "QUOTE");
      const [values, option] = [
        { ...UNMEASURED, kind: "BAY" },
        { choices: ["Fit: Recess"], isChosen: true, refusal: null },
      ];
      const { photoId: _, roomKey: __, ...figures } = values;
      const made = { productId: 1, product: "Rollers", width: 30, height: 40, material: "PVC", color: "White" };
      const options = [{ ...made, customizations: [], ...option, totalPence: 1 }];
      const totals = { subtotalPence: 1, discountPence: 0, deliveryPence: 0, taxPence: 0, includedTaxPence: null };
      const windows = [{ key: randomUUID(), roomName: null, name: "left", figures, options }];
      const contents = { windows, totals: { ...totals, totalPence: 1 } };
      await rowsOf(manager, attachedProjectQueries.attach, [id, JSON.stringify(contents)]);
      const [photo] = await manager.query(
        `INSERT INTO attached_photo (quote_request_id, window_key, width, height, picture, preview)
         VALUES ($1, $2, 9, 6, 'photo', 'preview') RETURNING id`,
        [id, windows[0]?.key],
      );
      return { id, photoId: photo.id };
    };
    itReturnsTheRowsOf(
      enquiryProjectQueries,
      {
        ofEnquiry: async (manager) => [(await aProject(manager)).id],
        photo: async (manager) => [(await aProject(manager)).photoId],
        sender: async (manager) => [await anEnquiry(manager, "QUOTE")],
        promotions: async (manager) => {
          await manager.query(
            `INSERT INTO promotion (name, percent, starts_at)
             VALUES ('By itself', 5, now() - interval '1 day')`,
          );
          return [];
        },
        quoted: async (manager) => {
          const id = await anEnquiry(manager, "QUOTE");
          return [(await rowOf(manager, answerQueries.QUOTE, [id, "Here it is.", member])).id, null];
        },
      },
      shop,
    );
    const answer = (kind: Kind) => async (manager: EntityManager) => [await anEnquiry(manager, kind), "We do.", member];
    const ANSWERS = { QUOTE: answer("QUOTE"), MESSAGE: answer("MESSAGE"), SAMPLES: answer("SAMPLES") };
    describe("answers", () => {
      itReturnsTheRowsOf(answerQueries, ANSWERS, shop);
    });
    const change = (kind: Kind) => async (manager: EntityManager) => [
      await anEnquiry(manager, kind),
      1,
      "CLOSED",
      member,
    ];
    const CHANGES = { QUOTE: change("QUOTE"), MESSAGE: change("MESSAGE"), SAMPLES: change("SAMPLES") };
    describe("changes", () => {
      itReturnsTheRowsOf(changeQueries, CHANGES, shop);
    });
    describe("mail", () => {
      const mailed = async (manager: EntityManager) => {
        const [stored] = await rowsOf(manager, answerQueries.QUOTE, await answer("QUOTE")(manager));
        return [stored?.id];
      };
      itReturnsTheRowsOf({ answerToMail: enquiryQueries.answerToMail }, { answerToMail: mailed }, shop);
    });
  });
});
