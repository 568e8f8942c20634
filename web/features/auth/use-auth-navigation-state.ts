import { useRouterState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** As typed on the login page. */
    email?: string;
    /** Where to go after logging in. */
    returnTo?: string | undefined;
    isPasswordChanged?: true;
  }
}

/** State passed between the authentication pages that does not belong in the URL. */
export function useAuthNavigationState() {
  return useRouterState({ select: ({ location }) => location.state });
}
