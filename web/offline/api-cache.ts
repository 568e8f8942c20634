/** Deletes the API responses that the service worker has cached for the user. */
export async function clearApiCache(): Promise<void> {
  // Not `controller`, which is null after a forced reload although the worker is active.
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage('forget');
}
