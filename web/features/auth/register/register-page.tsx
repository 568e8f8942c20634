import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { readTabStorage } from '#web/http/tab-storage.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { SignUp } from './sign-up.tsx';
import { usePageSearch } from '#web/use-page.ts';
import { registerPage } from './route.ts';

// `lazyComponent` would add the toasts' code to the first load of this page.
const InvitedSignUp = lazy(async () => ({ default: (await import('./invited-sign-up.tsx')).InvitedSignUp }));

export function RegisterPage() {
  const search = usePageSearch(registerPage);
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const hasInvitation = hash.startsWith('token=') || readTabStorage('invitation') !== undefined;
  return (
    <AuthLayout
      title="Create your account"
      footer={
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
