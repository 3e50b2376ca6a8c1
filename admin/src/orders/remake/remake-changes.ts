import { request } from "../../api/request";
import { graphql } from "../../gql";
import type {
  MoveRemakeInput,
  PreviewRemakeInput,
  PreviewRemakeQuery,
  RemakeableLineQuery,
  RemakeOrderLineInput,
} from "../../gql/graphql";

const REMAKEABLE_LINE = graphql(`
  query RemakeableLine($id: ID!, $lineId: ID!) {
    remakeableLine(id: $id, lineId: $lineId) {
      ...LineToCorrect
    }
  }
  fragment LineToCorrect on RemakeableLine {
    width
    height
    heightName
    quantity
    material
    materials {
      label
      value
    }
    color
    colors {
      label
      value
    }
    options {
      name
      label
      value
      isMeasured
      values {
        label
        value
      }
    }
  }
`);

const PREVIEW_REMAKE = graphql(`
  query PreviewRemake($input: PreviewRemakeInput!) {
    previewRemake(input: $input) {
      isSame
      estimatedDelivery
      was {
        ...RemadeLine
      }
      became {
        ...RemadeLine
      }
    }
  }
  fragment RemadeLine on RemadeLine {
    product
    drawing
    picture
    facts {
      label
      value
    }
    lengths {
      part
      measured
      adjustments
      made
    }
    choices {
      label
      value
    }
    cord {
      label
      value
    }
    rules
  }
`);

const REMAKE_ORDER_LINE = graphql(`
  mutation RemakeOrderLine($input: RemakeOrderLineInput!) {
    remakeOrderLine(input: $input) {
      order {
        id
      }
    }
  }
`);

const MOVE_REMAKE = graphql(`
  mutation MoveRemake($input: MoveRemakeInput!) {
    moveRemake(input: $input) {
      order {
        id
      }
    }
  }
`);

export type RemakeableLine = RemakeableLineQuery["remakeableLine"];
export type RemakePreview = PreviewRemakeQuery["previewRemake"];

/** What can be corrected of a line. @throws {StaffError} */
export const loadRemakeableLine = async (id: string, lineId: string): Promise<RemakeableLine> =>
  (await request(REMAKEABLE_LINE, { id, lineId })).remakeableLine;

/** How a line would be made again. @throws {StaffError} with a sentence for each field that is wrong */
export const previewRemake = async (input: PreviewRemakeInput): Promise<RemakePreview> =>
  (await request(PREVIEW_REMAKE, { input })).previewRemake;

/** Has a line made again. @throws {StaffError} as the preview, and where somebody else was faster */
export const remakeOrderLine = async (input: RemakeOrderLineInput): Promise<void> => {
  await request(REMAKE_ORDER_LINE, { input });
};

/** Says that a remake is made or sent. @throws {StaffError} where somebody else was faster */
export const moveRemake = async (input: MoveRemakeInput): Promise<void> => {
  await request(MOVE_REMAKE, { input });
};
