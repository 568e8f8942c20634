/** Until then the browser has taken it over. */
const KEPT_MS = 60_000;

/** Has the browser save it, wherever it saves files. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
