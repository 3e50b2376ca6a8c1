import type { Transporter } from "nodemailer";
import type { ShopProfile } from "../shop-profile/shop-profile.js";
import { letterHtml } from "./letter-html.js";
import { letterText } from "./letter-text.js";
import type { Letter } from "./letter.js";
import { Outbox } from "./outbox.js";

/** A way for letters to leave the shop. */
export type MailSender = {
  /** Where letters go, as a sentence for the log. */
  readonly description: string;
  /**
   * Hands a letter over. The same id again makes the same Message-ID, so that mail readers show it once.
   * @param signal ends the attempt and cuts its connection
   */
  send(letter: Letter, id: string, signal: AbortSignal): Promise<void>;
};

type SenderOptions = {
  /** `smtp://` address; undefined where letters are written to the folder. */
  smtpUrl: string | undefined;
  /** Sender of every letter; the shop's own address where ops give none. */
  mailFrom: string | undefined;
  dataDir: string;
  shopProfile: ShopProfile;
};

/** Milliseconds that each step with a mail server may take; the attempt as a whole is bounded by its signal. */
const STEP = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };

/** Loaded with the first letter: it takes nine megabytes, which a shop that sends none need not have. */
const nodemailer = () => import("nodemailer");

/** By SMTP where ops name a server, else into the folder `outbox` of the data folder. */
export function createMailSender(options: SenderOptions): MailSender {
  return options.smtpUrl === undefined ? folderSender(options) : smtpSender(options.smtpUrl, options);
}

function smtpSender(url: string, options: SenderOptions): MailSender {
  let opening: Promise<Transporter> | undefined;
  const open = async () => (await nodemailer()).createTransport({ url, ...STEP });
  return {
    description: `Mail is sent through ${new URL(url).host}`,
    async send(letter, id, signal) {
      const transport = await (opening ??= open());
      await transport.sendMail({ ...message(letter, id, options), signal });
    },
  };
}

function folderSender(options: SenderOptions): MailSender {
  const outbox = new Outbox(options.dataDir);
  return {
    description: `Mail is written to ${outbox.folder}, for SMTP_URL is not set`,
    async send(letter, id) {
      const { createTransport } = await nodemailer();
      const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
      const { message: eml } = await transport.sendMail(message(letter, id, options));
      await outbox.write(id, eml);
    },
  };
}

function message(letter: Letter, id: string, { shopProfile, mailFrom }: SenderOptions) {
  const shop = { name: shopProfile.name, address: shopProfile.email };
  return {
    from: mailFrom ?? shop,
    to: letter.to,
    replyTo: letter.replyTo ?? shop,
    subject: letter.subject,
    text: letterText(letter, shopProfile),
    html: letterHtml(letter, shopProfile),
    messageId: `<${id}@${shopProfile.email.replace(/^.*@/, "")}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
