/** Await it between two steps of long work: the browser responds to input between tasks. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
