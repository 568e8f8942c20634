import type { Result } from '#contract/endpoint.ts';
import type { about } from '#contract/about.ts';

/** Shows how those who run this server are reached, where its source is, and who can sign up, as far as they say so. */
export async function nameOperator(): Promise<void> {
  try {
    const answer = await fetch('/api/support');
    if (!answer.ok) return;
    const { email, sourceUrl, signUp } = (await answer.json()) as Result<typeof about>;
    for (const place of document.querySelectorAll<HTMLElement>('[data-about]')) {
      const isEmail = place.dataset['about'] === 'email';
      const value = isEmail ? email : sourceUrl;
      const link = place.querySelector('a')!;
      if (value === null) continue;
      link.href = isEmail ? `mailto:${value}` : value;
      link.textContent = value;
      place.hidden = false;
    }
    // Without an address of the source, the page about it has none to offer.
    for (const place of document.querySelectorAll<HTMLElement>('[data-if="source"]')) place.hidden = sourceUrl === null;
    document.documentElement.dataset['signUp'] = signUp;
  } catch {
    // The page says all the rest without it.
  }
}
