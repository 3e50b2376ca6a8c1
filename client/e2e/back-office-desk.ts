import { execFileSync } from "node:child_process";
import path from "node:path";
import type { Page } from "@playwright/test";
import { generateSync } from "otplib";
import type { OwnShop } from "./own-shop";
import { expect, expectAccessible } from "./shop";

const PASSWORD = "a fine long password";

/** Actions of a member of staff, who has an authenticator app. */
export class Desk {
  #secret = "";
  /** Codes that have been used: each works once, and the next one is accepted 30 s early. */
  #used = 0;

  constructor(
    readonly page: Page,
    readonly url: string,
    readonly email: string,
  ) {}

  /** Joins by the token of an invitation, which signs in. */
  async join(token: string, name: string): Promise<void> {
    await this.page.goto(`${this.url}/admin/join?token=${token}`);
    this.#secret = await this.page.getByRole("textbox", { name: "Or type this secret" }).inputValue();
    await this.page.getByLabel("First and last name").fill(name);
    await this.page.getByLabel("New password").fill(PASSWORD);
    await this.page.getByRole("textbox", { name: "Code" }).fill(this.#code());
    await this.page.getByRole("button", { name: "Join" }).click();
    await expect(this.page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
    await this.page.getByRole("button", { name: "I have kept them" }).click();
    await expect(this.page.getByText(`Welcome, ${name}`)).toBeVisible();
  }

  /** Adds a passkey on the account page, by an authenticator of the browser that verifies its person. */
  async addPasskey(name: string): Promise<void> {
    const devTools = await this.page.context().newCDPSession(this.page);
    await devTools.send("WebAuthn.enable");
    await devTools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        ...{ protocol: "ctap2", transport: "internal", automaticPresenceSimulation: true },
        ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      },
    });
    await this.page.getByRole("textbox", { name: "Name of the new passkey" }).fill(name);
    await this.page.getByRole("button", { name: "Add a passkey" }).click();
    await expect(this.page.getByRole("list", { name: "Your passkeys" }).getByText(name)).toBeVisible();
  }

  /** Signs in on the form that is open. */
  async signIn(): Promise<void> {
    await this.#enterPassword();
    await this.page.getByRole("textbox", { name: "Code" }).fill(this.#code());
    await this.page.getByRole("button", { name: "Sign in" }).click();
  }

  /** Signs in on the form that is open, by a passkey instead of a code. */
  async signInByPasskey(): Promise<void> {
    await this.#enterPassword();
    await this.page.getByRole("button", { name: "Use a passkey" }).click();
  }

  async #enterPassword(): Promise<void> {
    await this.page.getByRole("textbox", { name: "Email" }).fill(this.email);
    await this.page.getByLabel("Password").fill(PASSWORD);
    await this.page.getByRole("button", { name: "Continue" }).click();
  }

  #code(): string {
    const epoch = Math.floor(Date.now() / 1000) + 30 * this.#used;
    this.#used++;
    return generateSync({ secret: this.#secret, epoch });
  }
}

/** Invites an owner at the server's terminal; returns the token. */
export function inviteOwner({ folder }: OwnShop, email: string): string {
  const output = execFileSync("node", ["server/dist/commands/staff.js", "invite", email], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "", DATABASE_DIRECT_URL: "" },
    encoding: "utf8",
  });
  const [, token] = /^([\w-]{43})$/m.exec(output) ?? [];
  if (token === undefined) throw new Error(`No invitation in: ${output}`);
  return token;
}

/** A screen without the tooltip of the menu below the mouse: it stands outside of all regions. */
export async function expectScreenAccessible(page: Page): Promise<void> {
  await page.mouse.move(760, 1000);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expectAccessible(page);
}

/** The browser itself tells of the answer to the question who is signed in. */
export function forgetSignInAnswers(complaints: string[]): void {
  const others = complaints.filter((complaint) => !complaint.includes("status of 401"));
  complaints.splice(0, complaints.length, ...others);
}
