import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, useRouterState } from '@tanstack/react-router';
import { useApplyColorScheme } from '#web/ui/color-scheme.ts';
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx';
import type { AppRouter } from './router.tsx';

interface AppProps {
  readonly router: AppRouter;
  readonly queryClient: QueryClient;
}

export function App({ router, queryClient }: AppProps) {
  useApplyColorScheme();
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Loading router={router} />
    </QueryClientProvider>
  );
}

function Loading({ router }: { readonly router: AppRouter }) {
  const isPending = useRouterState({ router, select: ({ status }) => status === 'pending' });
  return isPending ? <LoadingOverlay /> : null;
}
