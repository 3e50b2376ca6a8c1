import base from "./.dependency-cruiser.mjs";

/**
 * No two folders of client/src import each other. A run of its own without tests: those stand beside the code and import the
 * harness in client/src/test, which renders the whole application.
 */
export default {
  forbidden: base.forbidden
    .filter(({ name }) => name === "no-circular-folders")
    .map((rule) => ({ ...rule, from: { path: "^client/src(/|$)" } })),
  options: {
    ...base.options,
    exclude: { path: `${base.options.exclude.path}|\\.test\\.tsx?$|^client/src/test/` },
  },
};
