import { useQuery } from '@tanstack/react-query';
import type { SignUpState } from '#contract/account/auth.ts';
import { aboutQuery } from '#web/api/support/about.ts';

/** Who can sign up, and the operator's email. Always refetched, because creating the first account changes it. */
export function useSignUpState(): { readonly signUp: SignUpState | 'loading'; readonly email: string | null } {
  const { data, isPending } = useQuery({ ...aboutQuery, refetchOnMount: 'always' });
  if (isPending) return { signUp: 'loading', email: null };
  // If the request failed, the server still checks the sign-up itself.
  return { signUp: data?.signUp ?? 'open', email: data?.email ?? null };
}
