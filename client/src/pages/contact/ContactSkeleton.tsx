import { LoadingFrame } from "../../ui/LoadingFrame";
import { StateFrame } from "../../ui/page/StateFrame";
import { Skeleton } from "../../ui/Skeleton";
import { ContactColumns } from "./contact-layout";

/** Stands while the page is on its way. */
export function ContactSkeleton() {
  return (
    <StateFrame>
      <LoadingFrame>
        <ContactColumns>
          <div>
            <Skeleton maxW="16rem" h="14" mb="5" />
            <Skeleton maxW="26rem" h="16" mb="10" />
            <Skeleton maxW="20rem" h="11rem" />
          </div>
          <Skeleton h="30rem" />
        </ContactColumns>
      </LoadingFrame>
    </StateFrame>
  );
}
