import type { Transporter } from "nodemailer";
import type { ShopProfile } from "../shop-profile/shop-profile.js";
import { emailHtml } from "./email-html.js";
import { emailText } from "./email-text.js";
import type { Email } from "./email.js";
import { Outbox } from "./outbox.js";

/** Sends e-mails, by SMTP or into a folder. */
export type MailSender = {
  /** The destination of e-mails, for the log. */
  readonly description: string;
  /**
   * Sends an e-mail. The Message-ID derives from the id, so that mail clients show a repeated one once.
   * @param signal ends the attempt and cuts its connection
   */
  send(email: Email, id: string, signal: AbortSignal): Promise<void>;
};

type SenderOptions = {
  /** `smtp://` URL; undefined to write e-mails to the folder. */
  smtpUrl: string | undefined;
  /** Sender of every e-mail; the shop's own address by default. */
  mailFrom: string | undefined;
  dataDir: string;
  shopProfile: ShopProfile;
};

/** Timeout in milliseconds of each SMTP step; the signal bounds the whole attempt. */
const STEP = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };

/** Loaded with the first e-mail, because it takes nine megabytes. */
const nodemailer = () => import("nodemailer");

/** Sends by SMTP if a server is configured, else writes to the folder `outbox` of the data folder. */
export function createMailSender(options: SenderOptions): MailSender {
  return options.smtpUrl === undefined ? folderSender(options) : smtpSender(options.smtpUrl, options);
}

function smtpSender(url: string, options: SenderOptions): MailSender {
  let opening: Promise<Transporter> | undefined;
  const open = async () => (await nodemailer()).createTransport({ url, ...STEP });
  return {
    description: `Mail is sent through ${new URL(url).host}`,
    async send(email, id, signal) {
      const transport = await (opening ??= open());
      await transport.sendMail({ ...message(email, id, options), signal });
    },
  };
}

function folderSender(options: SenderOptions): MailSender {
  const outbox = new Outbox(options.dataDir);
  return {
    description: `Mail is written to ${outbox.folder}, for SMTP_URL is not set`,
    async send(email, id) {
      const { createTransport } = await nodemailer();
      const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
      const { message: eml } = await transport.sendMail(message(email, id, options));
      await outbox.write(id, eml);
    },
  };
}

function message(email: Email, id: string, { shopProfile, mailFrom }: SenderOptions) {
  const shop = { name: shopProfile.name, address: shopProfile.email };
  return {
    from: mailFrom ?? shop,
    to: email.to,
    replyTo: email.replyTo ?? shop,
    subject: email.subject,
    text: emailText(email, shopProfile),
    html: emailHtml(email, shopProfile),
    messageId: `<${id}@${shopProfile.email.replace(/^.*@/, "")}>`,
    attachments: [
      ...imagesOf(email),
      ...(email.attachments ?? []).map(({ fileName: filename, ...file }) => ({ filename, ...file })),
    ],
    headers: { "Auto-Submitted": "auto-generated", ...listHeaders(email) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The pictures of its goods, which the HTML shows; each once. */
function imagesOf({ blocks }: Email) {
  const images = blocks
    .flatMap((block) => (block.type === "goods" ? block.lines : []))
    .flatMap(({ image }) => image ?? []);
  return [...new Map(images.map((image) => [image.cid, image])).values()].map(({ cid, jpeg: content }) => ({
    ...{ cid, content, contentType: "image/jpeg", contentDisposition: "inline" as const },
    filename: `${cid.replace(/@.*$/, "")}.jpg`,
  }));
}

/** Headers by which mail programs show a button to leave a list (RFC 2369, RFC 8058). */
const listHeaders = ({ oneClickUrl }: Email): Record<string, string> =>
  oneClickUrl === undefined
    ? {}
    : { "List-Unsubscribe": `<${oneClickUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
