import type { DataSource } from "typeorm";
import type { MailQueue } from "../mail/mail-queue.js";

/** Resources of a command, open while it runs. */
export type CommandContext = { database: DataSource; mail: MailQueue; close(): Promise<void> };
