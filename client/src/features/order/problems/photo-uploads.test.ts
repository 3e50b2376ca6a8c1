import { expect, it } from "vitest";
import { ShopUnreachable } from "../../../lib/shop-failure";
import { PhotoRefused, type UploadPhoto } from "../../../lib/upload-photo";
import { PhotoUploads } from "./photo-uploads";

const aFile = (name: string, text = "pixels") => new File([text], name, { type: "image/jpeg" });

/** The shop takes what is named after a photo, one after another, and refuses the rest. */
function aShop() {
  const sent: string[] = [];
  let atOnce = 0;
  const upload: UploadPhoto = async (file, onProgress) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    sent.push(file.name);
    onProgress(0.5);
    await Promise.resolve();
    atOnce -= 1;
    if (file.name === "offline.jpg") throw new ShopUnreachable(undefined);
    if (!file.name.startsWith("photo")) throw new PhotoRefused("This file is no picture that we can read.");
    return { id: `id of ${file.name}`, preview: "data:," };
  };
  return { sent, photos: new PhotoUploads(upload) };
}

const sentencesOf = (photos: PhotoUploads) => photos.store.current().map(({ refusal }) => refusal);

it("sends photos one after another, and has their ids once all are there", async () => {
  const { photos, sent } = aShop();
  photos.add([aFile("photo-1.jpg"), aFile("photo-2.jpg")]);
  photos.add([aFile("photo-3.jpg")]);
  expect(photos.store.current().map(({ taken }) => taken)).toEqual([undefined, undefined, undefined]);
  expect(await photos.ids()).toEqual(["id of photo-1.jpg", "id of photo-2.jpg", "id of photo-3.jpg"]);
  expect(sent).toEqual(["photo-1.jpg", "photo-2.jpg", "photo-3.jpg"]);
  expect(photos.store.current()[0]).toMatchObject({ name: "photo-1.jpg", progress: 1, taken: { preview: "data:," } });
});

it("has no ids where one was refused on the way, and those of the others afterwards", async () => {
  const { photos } = aShop();
  photos.add([aFile("photo-1.jpg"), aFile("notes.txt"), aFile("offline.jpg")]);
  expect(await photos.ids()).toBeUndefined();
  expect(sentencesOf(photos)).toEqual([
    undefined,
    "This file is no picture that we can read.",
    "We can't reach the shop. Please check your connection and try again.",
  ]);
  expect(await photos.ids()).toEqual(["id of photo-1.jpg"]);
});

it("waits for those that are added meanwhile, and does not miss those that are removed", async () => {
  const { photos } = aShop();
  photos.add([aFile("photo-1.jpg"), aFile("photo-2.jpg")]);
  const ids = photos.ids();
  photos.remove(photos.store.current()[0]?.key ?? "");
  photos.add([aFile("photo-3.jpg")]);
  expect(await ids).toEqual(["id of photo-2.jpg", "id of photo-3.jpg"]);
});

it("does not send what is empty or a seventh; a refused one and one that was removed make room", async () => {
  const { photos, sent } = aShop();
  photos.add([aFile("empty.jpg", "")]);
  photos.add(Array.from({ length: 7 }, (_, index) => aFile(`photo-${index}.jpg`)));
  await photos.ids();
  expect(sentencesOf(photos)).toEqual([
    "This file is empty. Please choose another one.",
    ...Array<undefined>(6).fill(undefined),
    "There are 6 photos already.",
  ]);
  photos.remove(photos.store.current()[1]?.key ?? "");
  photos.add([aFile("photo-7.jpg")]);
  expect(await photos.ids()).toHaveLength(6);
  expect(sent).toEqual([0, 1, 2, 3, 4, 5, 7].map((index) => `photo-${index}.jpg`));
});

it("does not send what is removed before its turn", async () => {
  const { photos, sent } = aShop();
  photos.add([aFile("photo-1.jpg"), aFile("photo-2.jpg")]);
  photos.remove(photos.store.current()[1]?.key ?? "");
  expect(await photos.ids()).toEqual(["id of photo-1.jpg"]);
  expect(sent).toEqual(["photo-1.jpg"]);
});
