import { vi } from "vitest";

/** What the shop answers to an upload. */
type Answer = { status: number; body: string };

type Sent = { url: string; file: File };

/**
 * Answers the uploads of the page; returns what was sent. An upload rests at half of it until `answer` resolves, or rejects: then its
 * time is over.
 */
export function uploadsAre(answer: (file: File) => Promise<Answer>): readonly Sent[] {
  const sent: Sent[] = [];
  class FakeRequest {
    readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = "";
    timeout = 0;
    onload?: () => void;
    ontimeout?: () => void;
    private url = "";

    open(_method: string, url: string): void {
      this.url = url;
    }

    setRequestHeader(): void {}

    send(file: File): void {
      sent.push({ url: this.url, file });
      this.upload.onprogress?.({ loaded: 50, total: 100 });
      void answer(file).then(
        ({ status, body }) => {
          this.status = status;
          this.responseText = body;
          this.onload?.();
        },
        // As in a browser, only what was given a time runs out of it.
        () => this.timeout > 0 && this.ontimeout?.(),
      );
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  return sent;
}
