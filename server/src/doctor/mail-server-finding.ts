import { fault, note, well, type Finding } from "./finding.js";

/** Milliseconds for each step of the connection. */
const STEP = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000, dnsTimeout: 5000 };

/** Signs in at the mail server and sends nothing. Its own words are left out, since they may hold parts of the URL. */
export async function mailServerFinding(smtpUrl: string | undefined): Promise<Finding> {
  if (smtpUrl === undefined)
    return note("E-mails are written into files, for SMTP_URL is not set. Set it before shoppers use the shop.");
  const { host } = new URL(smtpUrl);
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ url: smtpUrl, ...STEP });
  try {
    await transport.verify();
    return well(`The mail server ${host} takes e-mails.`);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return code === "EAUTH"
      ? fault(`The mail server ${host} refuses the user or password of SMTP_URL. Correct them.`)
      : fault(
          `The mail server ${host} can't be reached${code && ` (${code})`}. Until it can, e-mails wait for three days.`,
        );
  } finally {
    transport.close();
  }
}
