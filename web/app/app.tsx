import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, useRouterState } from '@tanstack/react-router';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { useLoadingFlag } from '#web/ui/loading-flag.ts';
import type { AppRouter } from './router.tsx';
import { cssVariables, theme } from './theme.ts';

interface AppProps {
  readonly router: AppRouter;
  readonly queryClient: QueryClient;
}

export function App({ router, queryClient }: AppProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      // Written here instead of loaded: Mantine's file of them is half of all its styles.
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Loading router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

function Loading({ router }: { readonly router: AppRouter }) {
  const opening = useRouterState({ router, select: ({ status }) => status === 'pending' });
  const working = useLoadingFlag();
  return opening || working ? <LoadingOverlay /> : null;
}
