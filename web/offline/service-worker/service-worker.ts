import type { CacheInitialDataMessage, CacheRefreshedDataMessage } from '../cached-at.ts';
import { cacheInitialData, cacheRefreshedData, respondToApiRequest, deleteApiCaches } from './api-responses.ts';
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
  // Requests of any other kind bypass the worker.
  if (kind === 'page') event.respondWith(respondToPageRequest(event));
  if (kind === 'file') event.respondWith(respondToFileRequest(event));
  if (kind === 'api') event.respondWith(respondToApiRequest(event));
});

self.addEventListener('message', (event) => {
  const message = event.data as 'forget' | CacheInitialDataMessage | CacheRefreshedDataMessage;
  // Sent by a page whose user has logged out. Tabs of an earlier release send the same text.
  if (message === 'forget') event.waitUntil(deleteApiCaches());
  else if (message.type === 'initial-data') event.waitUntil(cacheInitialData(message));
  else if (message.type === 'refreshed-data') event.waitUntil(cacheRefreshedData(message));
});
