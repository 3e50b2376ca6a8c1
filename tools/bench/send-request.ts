import { request as open } from "node:http";
import type { LoadRequest } from "./load.ts";

type Reply = { body: string; milliseconds: number; cookie: string | undefined };

/** Sends one request and reads the raw body. Rejects for any other status than 200. */
export function sendRequest(url: string, { method, path, headers, body }: LoadRequest): Promise<Reply> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const request = open(new URL(path, url), { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode !== 200) return reject(new Error(`${path} had status ${response.statusCode}: ${text}`));
        const [cookie] = response.headers["set-cookie"]?.[0]?.split(";") ?? [];
        resolve({ body: text, milliseconds: performance.now() - start, cookie });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}
