import type { ComponentProps, ReactNode } from "react";
import { Container } from "../../ui/Container";
import { Breadcrumbs } from "../../ui/page/Breadcrumbs";
import { Lead, SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { ContentColumns, ContentHeading, ContentParts } from "./content-layout";
import { Contents, type Anchor } from "./Contents";

const month = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", year: "numeric", month: "long" });
const day = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", year: "numeric", month: "long", day: "numeric" });

/** "Last updated January 2025", or to the day where `date` names one: "2025-01", "2026-11-20". */
function LastUpdated({ date }: { date: string }) {
  const written = (date.length > "2025-01".length ? day : month).format(new Date(date));
  return (
    <SmallText mt="4">
      Last updated <time dateTime={date}>{written}</time>
    </SmallText>
  );
}

type ContentPageProps = {
  title: string;
  /** Between the home page and this one in the breadcrumbs. */
  parents?: ComponentProps<typeof Breadcrumbs>["parents"];
  /** Name in the breadcrumbs, where it is shorter than the title: "FAQ". */
  breadcrumb?: string;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Date of the last change: "2025-01" or "2026-11-20". */
  updated?: string;
  /** Above the title, as tabs; and below the date, as links to print. */
  above?: ReactNode;
  tools?: ReactNode;
  /** Entries of the table of contents; none for short pages. */
  contents?: readonly Anchor[];
  children: ReactNode;
};

/** Layout of a content page: breadcrumbs, title, lead, date, table of contents and sections. */
export function ContentPage(props: ContentPageProps) {
  const { title, parents, breadcrumb = title, lead, updated, above, tools, contents, children } = props;
  return (
    <Container pb={{ base: "var(--section)", _print: "0" }}>
      <chakra.div _print={{ display: "none" }}>
        <Breadcrumbs parents={parents} current={breadcrumb} />
      </chakra.div>
      {above}
      <ContentHeading>
        <h1>{title}</h1>
        {lead !== undefined && <Lead mt="4">{lead}</Lead>}
        {updated !== undefined && <LastUpdated date={updated} />}
        {tools}
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
