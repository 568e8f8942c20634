import type { Result } from '#contract/endpoint.ts';
import type { support } from '#contract/support.ts';

/** Shows how those who run this server are reached and where its source is, as far as they say so. */
export async function nameOperator(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-about]');
  if (places.length === 0) return;
  try {
    const answer = await fetch('/api/support');
    if (!answer.ok) return;
    const { email, sourceUrl } = (await answer.json()) as Result<typeof support.about>;
    for (const place of places) {
      const isEmail = place.dataset['about'] === 'email';
      const value = isEmail ? email : sourceUrl;
      const link = place.querySelector('a')!;
      if (value === null) continue;
      link.href = isEmail ? `mailto:${value}` : value;
      link.textContent = value;
      place.hidden = false;
    }
  } catch {
    // The page says all the rest without it.
  }
}
