import { useRouterState, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { remembered } from '#web/api/tab-storage.ts';
import { TextLink } from '#web/ui/link.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { SignUp } from './sign-up.tsx';

// Not with `lazyPart`, whose toasts nobody needs who is not logged in.
const InvitedSignUp = lazy(async () => ({ default: (await import('./invited-sign-up.tsx')).InvitedSignUp }));

export function RegisterPage() {
  const search = useSearch({ from: '/register' });
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const hasInvitation = hash.startsWith('token=') || remembered('invitation') !== undefined;
  return (
    <AuthLayout
      title="Create your account"
      other={
        <>
          Already have one?{' '}
          <TextLink to="/login" search={{ return: search.return }}>
            Log in
          </TextLink>
        </>
      }
    >
      <Suspense>{hasInvitation ? <InvitedSignUp /> : <SignUp />}</Suspense>
    </AuthLayout>
  );
}
