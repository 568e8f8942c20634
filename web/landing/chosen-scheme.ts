const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/** Screenshots follow the system by themselves; this is for whoever chose a scheme in the app. */
export function showChosenScheme(): void {
  const scheme = document.documentElement.dataset['mantineColorScheme'];
  if (scheme === undefined) return;
  const isSo = scheme === 'dark' ? '(min-width: 0)' : '(max-width: 0)';
  for (const source of document.querySelectorAll('source')) {
    source.media = source.media.replace(SYSTEM_IS_DARK, isSo);
  }
}
