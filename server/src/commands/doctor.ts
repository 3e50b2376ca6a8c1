import { admitPatient } from "../composition/doctor-context.js";
import { examine } from "../doctor/doctor-command.js";

/** `npm run doctor`: what is wrong with the shop and what to do about it; also while it runs, and from cron. */
process.exitCode = await examine(() => admitPatient(console.log), console.log);
