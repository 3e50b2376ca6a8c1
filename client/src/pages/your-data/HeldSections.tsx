import { useEffect, useRef } from "react";
import { paths } from "../../lib/paths";
import { TextLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";
import type { HeldSection } from "./held-data";

const Entry = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(6rem, auto) minmax(0, 1fr)",
    columnGap: "5",
    rowGap: "1",
    py: "4",
    borderTopWidth: "1px",
    borderColor: "border",
    "& dt": { color: "fg.muted" },
    "& dd": { overflowWrap: "anywhere", whiteSpace: "pre-line" },
  },
});

type HeldSectionsProps = {
  sections: readonly HeldSection[];
  /** Whether an account has the e-mail address: what it keeps is not among the sections. */
  hasAccount: boolean;
};

/** What the shop holds, readable. It takes the focus from the button that asked for it. */
export function HeldSections({ sections, hasAccount }: HeldSectionsProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <chakra.div ref={frame} tabIndex={-1} role="status" _focus={{ outline: "none" }}>
      {sections.length === 0 && (
        <p>We hold nothing under this e-mail address{hasAccount && " besides your account"}.</p>
      )}
      {sections.map(({ title, entries }) => (
        <chakra.section key={title} mt="8" aria-label={title}>
          <chakra.h2 textStyle="h3" mb="3">
            {title}
          </chakra.h2>
          {entries.map((entry, index) => (
            <Entry key={index}>
              {entry.map(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label}:`}>{value}</dd>])}
            </Entry>
          ))}
        </chakra.section>
      ))}
      {hasAccount && (
        <chakra.p mt="6">
          An account has this e-mail address. See, download or delete what it keeps under{" "}
          <TextLink to={paths.accountData.href()}>your data</TextLink> there.
        </chakra.p>
      )}
    </chakra.div>
  );
}
