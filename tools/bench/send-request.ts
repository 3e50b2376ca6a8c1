import { request as open } from "node:http";
import type { LoadRequest } from "./load.ts";

type Answer = { body: string; milliseconds: number; cookie: string | undefined };

/** Asks once, without touching what comes. Rejects for any other status than 200. */
export function ask(url: string, { method, path, headers, body }: LoadRequest): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const request = open(new URL(path, url), { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode !== 200) return reject(new Error(`${path} answered ${response.statusCode}: ${text}`));
        const [cookie] = response.headers["set-cookie"]?.[0]?.split(";") ?? [];
        resolve({ body: text, milliseconds: performance.now() - start, cookie });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}
