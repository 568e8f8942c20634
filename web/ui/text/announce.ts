/**
 * The live region of the app. The shell renders it from the start, because screen readers may miss a text that comes
 * with its region.
 */
export const ANNOUNCER_ID = 'announcer';

/** Tells screen readers what a key or a drag has changed, which the focus does not tell. Not while a dialog is open. */
export function announce(message: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  // Screen readers ignore an unchanged text, so a repeated message gets a non-breaking space.
  if (region) region.textContent = region.textContent === message ? `${message}\u{A0}` : message;
}
