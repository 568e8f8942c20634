import { join } from 'node:path';
import type { UserConfig } from 'vite';

/** How modules are resolved and named, in the browser's build and in the server's, which render the same pages. */
export const moduleOptions: Pick<UserConfig, 'css' | 'resolve'> = {
  resolve: {
    // The form library's devtools client would send the values of every form, including passwords, as events that any script on
    // the page can read.
    alias: { '@tanstack/devtools-event-client': join(import.meta.dirname, '../../web/forms/no-devtools.ts') },
  },
  // Short, because the names of all classes of a page are part of its first load.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
};
