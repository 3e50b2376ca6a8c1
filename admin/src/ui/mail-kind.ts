import { capitalised } from "./capitalised";

/** What a kind of e-mail is called: "order-confirmation" is "Order confirmation". */
export const mailKindInWords = (kind: string): string => capitalised(kind.replaceAll("-", " "));
