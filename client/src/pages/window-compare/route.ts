import type { PageRecord } from "../../lib/page-route";
import { WindowCompareSkeleton } from "./WindowCompareSkeleton";

export const route: PageRecord = {
  load: async () => (await import("./WindowComparePage")).WindowComparePage,
  Skeleton: WindowCompareSkeleton,
  isPrivate: true,
};
