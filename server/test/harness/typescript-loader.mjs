import { registerHooks } from "node:module";

// Lets plain node run our TypeScript as it stands: sources name each other by the .js that the compiler will make.
registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      if (!specifier.startsWith(".") || !specifier.endsWith(".js")) throw error;
      return next(specifier.replace(/\.js$/, ".ts"), context);
    }
  },
});
