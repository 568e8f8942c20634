/** For whoever leaves: what the service worker has kept for times without a connection goes, too. */
export async function forgetKeptAnswers(): Promise<void> {
  // Not its `controller`: a page that was reloaded by force has none, and the worker is there all the same.
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage('forget');
}
