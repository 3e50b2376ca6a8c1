import { VisitorPage } from "../../ui/page/VisitorPage";
import { MyProject } from "./MyProject";
import { ProjectSkeleton } from "./ProjectSkeleton";

/** /windows/project: what is considered and chosen for each window, and what all choices cost as one order. */
export function ProjectPage() {
  return (
    <VisitorPage title="Your project" skeleton={<ProjectSkeleton />}>
      <MyProject />
    </VisitorPage>
  );
}
