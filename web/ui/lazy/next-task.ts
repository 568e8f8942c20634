/** Await it between the steps of long work, so that the browser can respond to input. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
