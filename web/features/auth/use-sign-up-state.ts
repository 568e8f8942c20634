import { useQuery } from '@tanstack/react-query';
import type { SignUpState } from '#contract/sign-up.ts';
import { aboutQuery } from '#web/api/about.ts';

/** Who can sign up, and whom to ask. Asked for each time, as the first account changes it. */
export function useSignUpState(): { readonly signUp: SignUpState | 'loading'; readonly email: string | null } {
  const { data, isPending } = useQuery({ ...aboutQuery, refetchOnMount: 'always' });
  if (isPending) return { signUp: 'loading', email: null };
  // Where nobody answers, the sign-up itself will tell.
  return { signUp: data?.signUp ?? 'open', email: data?.email ?? null };
}
