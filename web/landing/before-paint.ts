/* Bundled into the public pages, to run before the first paint. */

import { readStoredColorScheme, themeColors } from '#web/ui/stored-color-scheme.ts';

// Applies the colour scheme chosen in the app, if any, instead of the system's.
const scheme = readStoredColorScheme();
if (scheme) {
  document.documentElement.dataset['colorScheme'] = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = themeColors[scheme];
}
