import type { ReactNode } from "react";
import { paths } from "../../lib/paths";
import { Breadcrumbs } from "../../ui/page/Breadcrumbs";
import { Container } from "../../ui/Container";
import { type Anchor, Contents } from "./Contents";
import { ContentColumns, ContentHeading, ContentParts } from "./content-layout";
import { LastUpdated } from "./LastUpdated";
import { chakra } from "../../ui/theme/chakra";

type ContentPageProps = {
  title: string;
  /** What the page is, when that is longer than its place in the shop: "FAQ" below "Questions and answers". */
  place?: string;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** When its words were last changed: "2025-01" or "2026-11-20". */
  updated?: string;
  /** Parts of the page to go to, in their order; none for a page that is seen at a glance. */
  contents?: readonly Anchor[];
  children: ReactNode;
};

/** A page to read: where it stands, title, lead, date, what is on it, and its parts one below the other. */
export function ContentPage({ title, place = title, lead, updated, contents, children }: ContentPageProps) {
  return (
    <Container pb={{ base: "var(--section)", _print: "0" }}>
      <chakra.div _print={{ display: "none" }}>
        <Breadcrumbs trail={[{ label: "Home", to: paths.home.href() }]} current={place} />
      </chakra.div>
      <ContentHeading>
        <h1>{title}</h1>
        {lead !== undefined && (
          <chakra.p textStyle="lead" color="fg.muted" mt="4">
            {lead}
          </chakra.p>
        )}
        {updated !== undefined && <LastUpdated date={updated} />}
      </ContentHeading>
      {contents === undefined ? (
        <ContentParts>{children}</ContentParts>
      ) : (
        <ContentColumns>
          <Contents anchors={contents} />
          <ContentParts>{children}</ContentParts>
        </ContentColumns>
      )}
    </Container>
  );
}
