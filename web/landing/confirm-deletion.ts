/** Confirms that the account was deleted. Once, so not after a reload. */
export function confirmDeletion(): void {
  const notice = document.getElementById('account-deleted');
  if (!notice || location.hash !== '#account-deleted') return;
  notice.hidden = false;
  notice.focus();
  history.replaceState(history.state, '', location.pathname);
}
