import { request } from "../../api/request";
import { graphql } from "../../gql";
import type {
  MeasureOrderLineInput,
  PreviewMeasuresInput,
  PreviewMeasuresQuery,
  SettleOrderSizesInput,
} from "../../gql/graphql";
import type { RemakeableLine } from "../remake/remake-changes";

const MEASURABLE_LINE = graphql(`
  query MeasurableLine($id: ID!, $lineId: ID!) {
    measurableLine(id: $id, lineId: $lineId) {
      ...LineToCorrect
    }
  }
`);

const PREVIEW_MEASURES = graphql(`
  query PreviewMeasures($input: PreviewMeasuresInput!) {
    previewMeasures(input: $input) {
      lineWasPence
      lineBecamePence
      totalWasPence
      totalBecamePence
      was {
        ...RemadeLine
      }
      became {
        ...RemadeLine
      }
    }
  }
`);

const MEASURE_ORDER_LINE = graphql(`
  mutation MeasureOrderLine($input: MeasureOrderLineInput!) {
    measureOrderLine(input: $input) {
      order {
        id
      }
    }
  }
`);

const SETTLE_ORDER_SIZES = graphql(`
  mutation SettleOrderSizes($input: SettleOrderSizesInput!) {
    settleOrderSizes(input: $input) {
      order {
        id
      }
    }
  }
`);

export type MeasuresPreview = PreviewMeasuresQuery["previewMeasures"];

/** What can be entered for a line. @throws {StaffError} */
export const loadMeasurableLine = async (id: string, lineId: string): Promise<RemakeableLine> =>
  (await request(MEASURABLE_LINE, { id, lineId })).measurableLine;

/** What a line would become. @throws {StaffError} with a sentence for each field that is wrong */
export const previewMeasures = async (input: PreviewMeasuresInput): Promise<MeasuresPreview> =>
  (await request(PREVIEW_MEASURES, { input })).previewMeasures;

/** Keeps what was measured. @throws {StaffError} as the preview, and where somebody else was faster */
export const measureOrderLine = async (input: MeasureOrderLineInput): Promise<void> => {
  await request(MEASURE_ORDER_LINE, { input });
};

/** Tells the customer of the measured sizes. @throws {StaffError} where somebody else was faster */
export const settleOrderSizes = async (input: SettleOrderSizesInput): Promise<void> => {
  await request(SETTLE_ORDER_SIZES, { input });
};
