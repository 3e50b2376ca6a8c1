import { vi } from "vitest";

type Answer = { status: number; text: string };

const TAKEN = (index: number): Answer => ({
  status: 201,
  text: JSON.stringify({ id: `photo-${index}`, preview: "data:image/jpeg;base64,AA==" }),
});

/**
 * Answers uploads in the place of the shop, once it is open: takes JPEGs, and refuses the rest with a sentence. Returns the names
 * of what came.
 */
export function photoDesk(opened: Promise<void> = Promise.resolve()): string[] {
  const received: string[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = "";
    open() {}
    setRequestHeader() {}
    send(file: File) {
      received.push(file.name);
      const isPhoto = file.name.endsWith(".jpg");
      const { status, text } = isPhoto ? TAKEN(received.length) : { status: 400, text: "This file is no picture." };
      void opened.then(() => {
        this.status = status;
        this.responseText = text;
        for (const end of ["load", "loadend"]) this.dispatchEvent(new Event(end));
      });
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  return received;
}
