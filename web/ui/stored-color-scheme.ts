// Without React, because a script in the HTML reads the choice before the first paint.

export const COLOR_SCHEME_KEY = 'weekwise-color-scheme';
/** Used before 2026-11. */
const FORMER_KEY = 'mantine-color-scheme-value';

/** The colour scheme that the user has chosen in this browser; undefined if it follows the system or storage is disabled. */
export function readStoredColorScheme(): 'light' | 'dark' | undefined {
  try {
    const stored = localStorage.getItem(COLOR_SCHEME_KEY) ?? localStorage.getItem(FORMER_KEY);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The colour of the browser's toolbar: `--ww-body` of tokens.css. */
export const themeColors = { light: '#f6f6fb', dark: '#12131b' } as const;
