import { LONGEST_UPLOAD_SILENCE } from "@rules/picture-uploads";
import { StaffError } from "./staff-error";

type Upload = {
  /** Path below /admin. */
  path: string;
  file: Blob;
  /** Called with the share that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Sends the bytes of a file to the shop. Unlike `fetch`, this request tells how much of it is sent.
 * @returns what the shop answers
 * @throws {StaffError} with the shop's sentence for a refusal, and where it does not answer or the line stands still
 */
export function upload<Result>({ path, file, onProgress }: Upload): Promise<Result> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/admin${path}`);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.timeout = LONGEST_UPLOAD_SILENCE;
    const begunAt = performance.now();
    request.upload.onprogress = ({ loaded, total }) => {
      // A timeout counts from the beginning, and a large file may take its time as long as it moves.
      request.timeout = performance.now() - begunAt + LONGEST_UPLOAD_SILENCE;
      onProgress(total === 0 ? 0 : loaded / total);
    };
    request.onload = () => {
      if (request.status === 201) return resolve(JSON.parse(request.responseText) as Result);
      reject(new StaffError(request.responseText || NOT_TAKEN, codeOf(request.status)));
    };
    const giveUp = () => reject(new StaffError(NO_ANSWER, "NO_ANSWER"));
    request.onerror = giveUp;
    request.ontimeout = giveUp;
    request.send(file);
  });
}

const NOT_TAKEN = "The shop did not take this file. Please try again in a moment.";
const NO_ANSWER = "The upload was cut off. Please try again; a slow connection may need a smaller file.";

const codeOf = (status: number) => (status === 401 ? "UNAUTHENTICATED" : "NOT_TAKEN");
