import { respondToApiRequest, deleteApiCaches } from './api-responses.ts';
import { respondToFileRequest, installShell, respondToPageRequest, removeOldShells } from './app-shell.ts';
import { requestKind } from './request-kind.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(installShell());
  // Safe for open tabs of the previous release, because pages come from the network first.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([removeOldShells(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const kind = requestKind(method, mode, new URL(url), self.location.origin);
  // Requests of no known kind go to the network without the worker.
  if (kind === 'page') event.respondWith(respondToPageRequest(event));
  if (kind === 'file') event.respondWith(respondToFileRequest(event));
  if (kind === 'api') event.respondWith(respondToApiRequest(event));
});

/** Sent by a page whose user has logged out. Tabs of an earlier release send the same text. */
self.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(deleteApiCaches());
});
