import type { ReactNode } from "react";
import { formatDay } from "@rules/delivery-date";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { Initials } from "../../ui/Initials";
import { Rating } from "../../ui/Rating";
import { SampleMark } from "../../ui/SampleMark";
import { chakra } from "../../ui/theme/chakra";

const REVIEW = graphql(`
  fragment ReviewItem_review on Review {
    id
    rating
    comment
    userName
    userLocation
    userPhotoUrl
    reviewDate
    isSample
    isBoughtHere
    answer
  }
`);

type ReviewItemProps = {
  review: FragmentType<typeof REVIEW>;
  /** The reviewed product, where the page does not name it. */
  about?: ReactNode;
};

const Frame = chakra("article", { base: { py: "6" } });
/** The stars are beside the name, below it on phones. */
const Head = chakra("header", {
  base: {
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    alignItems: { base: "flex-start", md: "center" },
    justifyContent: "space-between",
    gap: "3",
  },
});
const Who = chakra("div", { base: { display: "flex", gap: "3", alignItems: "center", minW: "0" } });
const Portrait = chakra("img", { base: { flex: "none", boxSize: "target", borderRadius: "full", objectFit: "cover" } });
const Small = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });

const Answer = chakra("div", {
  base: { mt: "4", pl: "4", borderLeftWidth: "2px", borderColor: "border", maxW: "62ch" },
});

/** Marks a review of who has bought the product. */
function BoughtHereMark() {
  return (
    <chakra.span px="2" py="0.5" borderRadius="picture" bg="success.subtle" textStyle="micro">
      Bought here
    </chakra.span>
  );
}

/** One review: name, date, stars and comment. */
export function ReviewItem({ review, about }: ReviewItemProps) {
  const data = useFragmentData(REVIEW, review);
  const { userName, userPhotoUrl, reviewDate } = data;
  return (
    <Frame>
      <Head>
        <Who>
          {userPhotoUrl === null ? (
            <Initials name={userName} />
          ) : (
            <Portrait src={userPhotoUrl} alt="" width={44} height={44} loading="lazy" />
          )}
          <div>
            <chakra.p display="flex" flexWrap="wrap" gap="2" alignItems="center">
              <b>{userName}</b>
              {data.isSample && <SampleMark />}
              {data.isBoughtHere && <BoughtHereMark />}
            </chakra.p>
            <Small>
              {data.userLocation}, <time dateTime={reviewDate}>{formatDay(reviewDate)}</time>
            </Small>
          </div>
        </Who>
        <Rating rating={data.rating} />
      </Head>
      <chakra.p mt="3" maxW="62ch" whiteSpace="pre-line" overflowWrap="anywhere">
        {data.comment}
      </chakra.p>
      {data.answer !== null && (
        <Answer>
          <b>Our answer</b>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {data.answer}
          </chakra.p>
        </Answer>
      )}
      {about !== undefined && <Small mt="2">{about}</Small>}
    </Frame>
  );
}
