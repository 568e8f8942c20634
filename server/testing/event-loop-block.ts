/** CPU time of this thread, which depends little on how busy the machine is. */
const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest time for which a call blocked the event loop, in milliseconds of CPU time. */
export async function longestBlockMs(call: () => Promise<unknown>): Promise<number> {
  let [last, longest] = [cpuMs(), 0];
  const watch = setInterval(() => {
    const now = cpuMs();
    [last, longest] = [now, Math.max(longest, now - last)];
  });
  await new Promise((resolve) => setImmediate(resolve));
  last = cpuMs();
  await call();
  clearInterval(watch);
  return Math.max(longest, cpuMs() - last);
}
