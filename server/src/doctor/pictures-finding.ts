import type { DataSource } from "typeorm";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { doctorQueries } from "./doctor.queries.js";
import { fault, well, type Finding } from "./finding.js";

/** Milliseconds for the answer. */
const PATIENCE = 5000;

export type PicturesElsewhere = {
  assetsUrl: string | undefined;
  /** The path at which a picture is served. */
  picturePath(picture: { id: string; widths: number[] }): string;
};

/** Fetches the first picture of the catalogue from ASSETS_URL; nothing without that, and without pictures. */
export async function picturesFindings(
  database: DataSource,
  { assetsUrl, picturePath }: PicturesElsewhere,
): Promise<Finding[]> {
  if (assetsUrl === undefined || !(await rowOf(database, doctorQueries.isMade)).isMade) return [];
  const [picture] = await rowsOf(database, doctorQueries.firstPicture);
  if (!picture) return [];
  const url = assetsUrl + picturePath(picture);
  try {
    const { status, headers, body } = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    await body?.cancel();
    return [judge(url, status, headers.has("access-control-allow-origin"))];
  } catch (error) {
    const { name, cause } = error as Error;
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : name;
    return [fault(`${url} can't be fetched (${reason}). Until it can, browsers fetch pictures from the shop.`)];
  }
}

function judge(url: string, status: number, isShared: boolean): Finding {
  if (status !== 200) return fault(`${url} answers ${status}. Copy the pictures there, or correct ASSETS_URL.`);
  if (isShared) return well(`Pictures come from ${new URL(url).host}.`);
  return fault(`${url} comes without Access-Control-Allow-Origin, so that chosen colours do not show. Let it be sent.`);
}
