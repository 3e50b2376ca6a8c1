export { InvitePage as create } from "./InvitePage";
export { MemberEdit as edit } from "./MemberEdit";
export { MemberList as list } from "./MemberList";
