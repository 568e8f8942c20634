import { useRouterState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** As typed on the log-in page. */
    email?: string;
    /** Where the visitor wanted to go before that page. */
    returnTo?: string | undefined;
    isPasswordChanged?: true;
  }
}

/** What goes along from one of the pages around a log-in to the next, and is not for the address bar. */
export function useCarriedOver() {
  return useRouterState({ select: ({ location }) => location.state });
}
