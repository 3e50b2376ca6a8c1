import { MOST_PROBLEM_PHOTOS } from "@rules/order-problem";
import { fileRefusal } from "@rules/picture-uploads";
import { newKey } from "../../../lib/new-key";
import { SerialQueue } from "../../../lib/serial-queue";
import { failureOf } from "../../../lib/shop-failure";
import { createStore, type Store } from "../../../lib/store";
import { PhotoRefused, type TakenPhoto, type UploadPhoto } from "../../../lib/upload-photo";

/** A chosen photo: on its way, taken by the shop, or refused with a sentence. */
export type ChosenPhoto = {
  key: string;
  name: string;
  /** How much of it has been sent, from 0 to 1. */
  progress: number;
  taken?: TakenPhoto;
  refusal?: string;
};

const NO_PHOTOS: readonly ChosenPhoto[] = [];

/** The photos of a report, sent one after another as soon as they are chosen. */
export class PhotoUploads {
  readonly store: Store<readonly ChosenPhoto[]> = createStore({ start: () => NO_PHOTOS, onServer: NO_PHOTOS });
  readonly #queue = new SerialQueue();
  #sent: Promise<unknown> = Promise.resolve();

  constructor(private readonly upload: UploadPhoto) {}

  /** Sends files, of which those beyond the limit are refused. */
  add(files: readonly File[]): void {
    for (const file of files) {
      const key = newKey();
      const isTooMany = this.#wanted.length >= MOST_PROBLEM_PHOTOS;
      const refusal = isTooMany ? `There are ${MOST_PROBLEM_PHOTOS} photos already.` : fileRefusal(file.size);
      this.store.set([...this.store.current(), { key, name: file.name, progress: 0, ...(refusal && { refusal }) }]);
      if (refusal === undefined) this.#sent = this.#queue.run(() => this.#send(key, file));
    }
  }

  /** Leaves a photo out. The shop removes it by itself. */
  remove(key: string): void {
    this.store.set(this.store.current().filter((photo) => photo.key !== key));
  }

  /** The ids of the photos, once all have been sent, also those added meanwhile; undefined where one was refused on the way. */
  async ids(): Promise<string[] | undefined> {
    const refusedBefore = new Set(this.#refused);
    let sent: Promise<unknown> | undefined;
    while (sent !== this.#sent) {
      sent = this.#sent;
      await sent;
    }
    if (this.#refused.some((key) => !refusedBefore.has(key))) return undefined;
    return this.#wanted.flatMap(({ taken }) => (taken ? [taken.id] : []));
  }

  /** The keys of those that were refused and are still there. */
  get #refused(): readonly string[] {
    return this.store.current().flatMap(({ key, refusal }) => (refusal === undefined ? [] : [key]));
  }

  /** Without those that were refused. */
  get #wanted(): readonly ChosenPhoto[] {
    return this.store.current().filter(({ refusal }) => refusal === undefined);
  }

  async #send(key: string, file: File): Promise<void> {
    if (!this.store.current().some((photo) => photo.key === key)) return;
    try {
      this.#change(key, { taken: await this.upload(file, (progress) => this.#change(key, { progress })), progress: 1 });
    } catch (error) {
      this.#change(key, { refusal: error instanceof PhotoRefused ? error.message : failureOf(error).sentence });
    }
  }

  #change(key: string, change: Partial<ChosenPhoto>): void {
    this.store.set(this.store.current().map((photo) => (photo.key === key ? { ...photo, ...change } : photo)));
  }
}
