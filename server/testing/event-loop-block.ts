/** CPU of this thread in milliseconds, which a busy machine does not change much. */
const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest time for which a call kept this process from doing anything else, in milliseconds of CPU. */
export async function longestHoldMs(call: () => Promise<unknown>): Promise<number> {
  let [last, held] = [cpuMs(), 0];
  const watch = setInterval(() => {
    const now = cpuMs();
    [last, held] = [now, Math.max(held, now - last)];
  });
  await new Promise((resolve) => setImmediate(resolve));
  last = cpuMs();
  await call();
  clearInterval(watch);
  return Math.max(held, cpuMs() - last);
}
