import { Skeleton } from "../../ui/Skeleton";
import { ContactColumns } from "./contact-layout";

/** Shown while the page's code loads. */
export function ContactSkeleton() {
  return (
    <ContactColumns>
      <div>
        <Skeleton maxW="16rem" h="14" mb="5" />
        <Skeleton maxW="26rem" h="16" mb="10" />
        <Skeleton maxW="20rem" h="11rem" />
      </div>
      <Skeleton h="30rem" />
    </ContactColumns>
  );
}
