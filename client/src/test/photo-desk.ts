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
    /** As of a browser: also for an upload that a test leaves unanswered, whose minute is over in a later test. */
    abort() {
      this.end("abort");
    }
    /** Dispatches the event of an end, and the one that follows every end. */
    end(event: "load" | "error" | "abort") {
      for (const each of [event, "loadend"]) this.dispatchEvent(new Event(each));
    }
    send(file: File) {
      received.push(file.name);
      const isPhoto = file.name.endsWith(".jpg");
      const { status, text } = isPhoto ? TAKEN(received.length) : { status: 400, text: "This file is no picture." };
      void opened.then(() => {
        this.status = status;
        this.responseText = text;
        this.end("load");
      });
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  return received;
}
