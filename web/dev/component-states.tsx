import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type RegisteredRouter,
} from '@tanstack/react-router';
import { useState } from 'react';
import type { Gallery } from '#web/ui/gallery.tsx';
import { registerToastSlot } from '#web/ui/toast/toast-slots.ts';
import { Toaster } from '#web/ui/toast/toaster.tsx';
import * as classes from './component-states.module.css';

/** All states of a component below each other. The router is for its links, which lead nowhere. */
export function ComponentStates({ gallery }: { readonly gallery: Gallery }) {
  const [router] = useState(() => createStatesRouter(gallery));
  return <RouterProvider router={router} />;
}

function createStatesRouter(gallery: Gallery): RegisteredRouter {
  const routeTree = createRootRoute({ component: () => <States gallery={gallery} /> });
  return createRouter({ routeTree, history: createMemoryHistory() }) as unknown as RegisteredRouter;
}

function States({ gallery: { name, states } }: { readonly gallery: Gallery }) {
  return (
    <>
      <div ref={registerToastSlot} className={classes.toasts} />
      <main className={classes.states} tabIndex={-1}>
        <h1>{name}</h1>
        {Object.entries(states).map(([state, State]) => (
          <section key={state} aria-label={state}>
            <p className={classes.name}>{state}</p>
            <State />
          </section>
        ))}
      </main>
      <Toaster />
    </>
  );
}
