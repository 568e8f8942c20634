/** After what had the focus has left the page: back to its content, so that the keyboard goes on from there. */
export function refocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  });
}
