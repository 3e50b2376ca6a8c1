import { expect, it } from "vitest";
import { INSPIRATIONS } from "../content/inspirations";
import { ROOM_IDS, ROOMS } from "./by-rooms/content";
import { MATERIAL_LIST } from "./materials/content";

const FILES = Object.keys(import.meta.glob("../../public/images/*"));

const PHOTOS = [...ROOM_IDS.map((id) => ROOMS[id]), ...MATERIAL_LIST, ...INSPIRATIONS].map(({ image }) => image);

it.each(PHOTOS)("$file is there in every size and format that pages ask for", ({ file: name, widths }) => {
  const wanted = widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
  expect(FILES.map((file) => file.split("/").at(-1))).toEqual(expect.arrayContaining(wanted));
});
