import { SentMail } from "./sent-mail.entity.js";

/** E-mails and their queue, which is open before any service. */
export const mail = { entities: [SentMail], resolvers: [], createServices: () => ({}) };
