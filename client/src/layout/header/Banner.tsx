import { graphql } from "../../gql";
import { phoneHref } from "../../lib/contact-links";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { paths } from "../../lib/paths";
import { Container } from "../../ui/Container";
import { TextLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";
import { LARGE_TEXT } from "../../ui/theme/scales";

const SHOP = graphql(`
  fragment Banner_shop on Shop {
    phone
    returnDays
    saleUpToPercent
    notice {
      text
      path
    }
    promotion {
      code
      percent
      minimumWindows
    }
  }
`);

const Ground = chakra("div", { base: { bg: "bg.inverted", color: "fg.inverted", textStyle: "small" } });
const Claims = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: { base: "5", lg: "9" },
    fontSize: { base: "micro", lg: "small" },
    "& > li + li": {
      position: "relative",
      _before: {
        content: '""',
        position: "absolute",
        left: { base: "-2.5", lg: "-4.5" },
        top: "4px",
        h: "3",
        w: "1px",
        bg: "fg.inverted.muted",
        opacity: "0.6",
      },
    },
    [LARGE_TEXT]: { "& > li + li": { _before: { display: "none" } } },
    // On phones the last one has a line of its own.
    "& > li:nth-of-type(3)": {
      flexBasis: { base: "100%", lg: "auto" },
      _before: { display: { base: "none", lg: "block" } },
    },
  },
});
const Code = chakra("b", {
  base: {
    letterSpacing: "0.04em",
    textDecoration: "underline dashed",
    textDecorationThickness: "1px",
    textUnderlineOffset: "4px",
  },
});
const Call = chakra("a", {
  base: {
    display: { base: "none", lg: "inline-flex" },
    alignItems: "center",
    minH: "8",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    _hover: { textDecoration: "underline", textUnderlineOffset: "4px" },
  },
});

/** Banner above the header: what the shop announces, its claims, the current promotion code if there is one, and the telephone number. */
export function Banner({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const { phone, returnDays, saleUpToPercent, notice, promotion } = useFragmentData(SHOP, shop);
  return (
    <Ground data-ground="green">
      {notice && (
        <Container pt="2" fontWeight="medium" overflowWrap="anywhere">
          {notice.path === null ? notice.text : <TextLink to={notice.path}>{notice.text}</TextLink>}
        </Container>
      )}
      <Container
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="6"
        py={{ base: "2", lg: "1.5" }}
      >
        <Claims>
          <li>Free measuring and fitting</li>
          {returnDays !== null && (
            <li>
              <TextLink to={`${paths.terms.href()}#returns`}>{returnDays}-day returns</TextLink>
            </li>
          )}
          {(saleUpToPercent !== null || promotion?.code != null) && (
            <li>
              {saleUpToPercent !== null && `Up to ${saleUpToPercent}% off`}
              {promotion?.code != null && (
                <>
                  {`${saleUpToPercent === null ? "An" : ", plus an"} extra ${promotion.percent}% `}
                  {promotion.minimumWindows > 1 && `on ${promotion.minimumWindows} windows or more `}
                  with <Code>{promotion.code}</Code>
                </>
              )}
            </li>
          )}
        </Claims>
        <Call href={phoneHref(phone)}>Call {phone}</Call>
      </Container>
    </Ground>
  );
}
