import { VisitorPage } from "../../ui/page/VisitorPage";
import { MyProject } from "./MyProject";
import { ProjectHead } from "./ProjectHead";
import { SheetSkeleton } from "./SheetSkeleton";

/** /windows/project: what is considered and chosen for each window, and what all choices cost as one order. */
export function ProjectPage() {
  const skeleton = (
    <>
      <ProjectHead />
      <SheetSkeleton />
    </>
  );
  return (
    <VisitorPage title="Your project" skeleton={skeleton}>
      <MyProject />
    </VisitorPage>
  );
}
