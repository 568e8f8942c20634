import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, useRouterState } from '@tanstack/react-router';
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx';
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
      // Set here: Mantine's own file of variables is half of its styles.
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
  const isPending = useRouterState({ router, select: ({ status }) => status === 'pending' });
  return isPending ? <LoadingOverlay /> : null;
}
