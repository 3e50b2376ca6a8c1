import { beforeEach } from "vitest";
import { listenForNotices, type Notice } from "../ui/toast/notify";

/** The notices of each test of this file, in their order. */
export function collectNotices(): Notice[] {
  const notices: Notice[] = [];
  beforeEach(() => {
    notices.length = 0;
    return listenForNotices((notice) => notices.push(notice));
  });
  return notices;
}
