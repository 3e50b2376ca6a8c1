import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** Copies the files of the Dockerfile's last stage into a folder and returns it. The server must be built; packages come from this checkout. */
export function layOutImage(): string {
  const image = mkdtempSync(path.join(tmpdir(), "shop-image-"));
  const stage =
    readFileSync(path.join(ROOT, "Dockerfile"), "utf8")
      .split(/^FROM /m)
      .at(-1) ?? "";
  for (const [, from, source = "", target = ""] of stage.matchAll(/^COPY (?:--from=(\S+) )?(\S+) (\S+)$/gm)) {
    if (from === "dependencies") copyDependencies(image);
    else if (target !== "client/dist" && target !== "admin/dist")
      cpSync(path.join(ROOT, source.replace(/^\/shop\//, "")), path.join(image, target), { recursive: true });
  }
  return image;
}

function copyDependencies(image: string): void {
  for (const folder of [".", "server", "client"]) {
    mkdirSync(path.join(image, folder), { recursive: true });
    cpSync(path.join(ROOT, folder, "package.json"), path.join(image, folder, "package.json"));
    symlinkSync(path.join(ROOT, folder, "node_modules"), path.join(image, folder, "node_modules"));
  }
}

/** The environment of a command in an image: nothing of what the tests run with but where programs are. */
export const imageEnvironment = (image: string, database: string) => ({
  ...{ PATH: process.env["PATH"], HOME: image },
  ...{ DATABASE_URL: database, SESSION_SECRETS: "s".repeat(32) },
});
