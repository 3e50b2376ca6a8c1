import { staffFile } from "../access/staff-file.js";
import type { EnquiryProjectService } from "./enquiry-project.service.js";

export type EnquiryProjectFileServices = { enquiryProjects: EnquiryProjectService };

const file = staffFile<EnquiryProjectFileServices>();

export const enquiryProjectFiles = [
  /** A photo of a window that a household has sent with a quote request. */
  file({
    method: "GET",
    path: "/window-photos/{key}",
    permission: "enquiries:read",
    answer: async ({ params }, { enquiryProjects }) => ({
      type: "jpeg",
      content: await enquiryProjects.photo(params.key),
    }),
  }),
];
