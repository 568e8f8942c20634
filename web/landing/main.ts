import type { about } from '#contract/support/about.ts';
import type { auth } from '#contract/account/auth.ts';
import type { ResponseBody } from '#contract/schema/endpoint.ts';
import { initCarousel } from './carousel.ts';

const DARK_QUERY = '(prefers-color-scheme: dark)';
const ALWAYS_QUERY = '(min-width: 0)';
const NEVER_QUERY = '(max-width: 0)';

// One script for all public pages; each step does nothing if the page has no elements for it.
applyColorScheme();
initCarousel();
showDeletionNotice();
void markSignedIn();
void showOperatorInfo();

/** Screenshots follow the system's colour scheme; this applies the one chosen in the app instead. */
function applyColorScheme(): void {
  const scheme = document.documentElement.dataset['colorScheme'];
  if (scheme === undefined) return;
  const forcedQuery = scheme === 'dark' ? ALWAYS_QUERY : NEVER_QUERY;
  for (const source of document.querySelectorAll('source')) {
    source.media = source.media.replace(DARK_QUERY, forcedQuery);
  }
}

/** Confirms that the account was deleted. Removes the fragment, so that a reload does not show the notice again. */
function showDeletionNotice(): void {
  const notice = document.getElementById('account-deleted');
  if (!notice || location.hash !== '#account-deleted') return;
  notice.hidden = false;
  notice.focus();
  history.replaceState(history.state, '', location.pathname);
}

/** Shows users with a session links into the app instead of the sign-up and login links. */
async function markSignedIn(): Promise<void> {
  try {
    const response = await fetch('/api/csrf-token');
    if (!response.ok) return;
    const { signedIn } = (await response.json()) as ResponseBody<typeof auth.csrfToken>;
    document.documentElement.toggleAttribute('data-signed-in', signedIn);
  } catch {
    // Probably offline. The login page redirects users who have a session.
  }
}

/** Shows the operator's email and the link to the source, if they are configured, and who can sign up. */
async function showOperatorInfo(): Promise<void> {
  try {
    const response = await fetch('/api/support');
    if (!response.ok) return;
    const { email, sourceUrl, signUp } = (await response.json()) as ResponseBody<typeof about>;
    for (const element of document.querySelectorAll<HTMLElement>('[data-operator]')) {
      const isEmail = element.dataset['operator'] === 'email';
      const value = isEmail ? email : sourceUrl;
      const link = element.querySelector('a')!;
      if (value === null) continue;
      link.href = isEmail ? `mailto:${value}` : value;
      link.textContent = value;
      element.hidden = false;
    }
    // Without a source URL, the page about the source has nothing to link to.
    for (const element of document.querySelectorAll<HTMLElement>('[data-if="source"]')) {
      element.hidden = sourceUrl === null;
    }
    document.documentElement.dataset['signUp'] = signUp;
  } catch {
    // The page works without this information.
  }
}
