import { exportPictures } from "../catalogue/uploaded-pictures/export-pictures.js";
import { openPicturesContext } from "../composition/pictures-context.js";
import { readSettings } from "../settings.js";

/** `npm run pictures -- /srv/pictures`: all public pictures as files, for an object store; also while the shop runs. */
const settings = readSettings();
const open = () => openPicturesContext(settings, console.log);

process.exitCode = await exportPictures(process.argv.slice(2), open, console.log);
