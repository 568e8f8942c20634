export const PRODUCT_NAME = 'Weekwise';

let pageTitle: string | undefined;
let titlePrefix: string | undefined;

function updateTitle(): void {
  const name = pageTitle === undefined ? PRODUCT_NAME : `${pageTitle} · ${PRODUCT_NAME}`;
  document.title = titlePrefix === undefined ? name : `${titlePrefix} · ${name}`;
}

export function setPageTitle(name: string | undefined): void {
  pageTitle = name;
  updateTitle();
}

/** Shows text such as the running timer before the page title, where it is visible from other tabs. */
export function setTitlePrefix(text: string | undefined): void {
  titlePrefix = text;
  updateTitle();
}
