import type { Result } from '#contract/endpoint.ts';
import type { auth } from '#contract/auth.ts';

/** Whoever is logged in is offered their week instead of a form. If nobody answers, the page stays as it is. */
export async function greetMember(): Promise<void> {
  try {
    const answer = await fetch('/api/csrf-token');
    if (!answer.ok) return;
    const { signedIn } = (await answer.json()) as Result<typeof auth.csrfToken>;
    document.documentElement.toggleAttribute('data-signed-in', signedIn);
  } catch {
    // Offline, perhaps: log-in leads a member on, too.
  }
}
