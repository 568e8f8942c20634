export const PRODUCT = 'Weekwise';

let page: string | undefined;
let running: string | undefined;

function write(): void {
  const name = page === undefined ? PRODUCT : `${page} · ${PRODUCT}`;
  document.title = running === undefined ? name : `${running} · ${name}`;
}

/** What the browser tab calls the page. */
export function setPageTitle(name: string | undefined): void {
  page = name;
  write();
}

/** What runs, before the name of the page: seen also while another tab is in front. */
export function setRunningTitle(text: string | undefined): void {
  running = text;
  write();
}
