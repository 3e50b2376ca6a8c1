import { chakra } from "@chakra-ui/react";
import { NavLink } from "react-router-dom";
import { paths } from "../lib/paths";
import { type Department, isSale } from "./departments";

const Bar = chakra("nav", {
  base: { display: { base: "none", lg: "block" }, borderTopWidth: "1px", "& ul": { display: "flex", gap: "8" } },
});

const DepartmentLink = chakra(NavLink, {
  base: {
    display: "flex",
    alignItems: "center",
    h: "13",
    position: "relative",
    fontSize: "control",
    fontWeight: "600",
    _hover: { textDecoration: "underline", textUnderlineOffset: "6px" },
    "&[aria-current=page]::after": {
      content: '""',
      position: "absolute",
      insetInline: "0",
      bottom: "-1px",
      h: "2px",
      bg: "fg",
    },
  },
  variants: { sale: { true: { color: "action.solid" } } },
});

/** The departments in a line, from the width of a small laptop on. */
export function MainNav({ categories }: { categories: readonly Department[] }) {
  return (
    <Bar aria-label="Main">
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <DepartmentLink to={paths.category.href(category.slug)} sale={isSale(category)}>
              {category.name}
            </DepartmentLink>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
