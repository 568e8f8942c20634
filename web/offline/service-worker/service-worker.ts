import { answerOf, forgetAnswers } from './answers.ts';
import { fileOf, installShell, pageOf, removeOldShells } from './shell.ts';
import { kindOf } from './request-kind.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(installShell());
  // Pages are asked for from the network first, so that a tab of the release before loses nothing by it.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([removeOldShells(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const kind = kindOf(method, mode, new URL(url), self.location.origin);
  // What is of no kind goes its way as if there were no worker.
  if (kind === 'page') event.respondWith(pageOf(event));
  if (kind === 'file') event.respondWith(fileOf(event));
  if (kind === 'answer') event.respondWith(answerOf(event));
});

/** Told by a page whose user has left. */
self.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(forgetAnswers());
});
