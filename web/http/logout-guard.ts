/** Resolves to whether to log out. */
type LogoutGuard = () => Promise<boolean>;

const guards = new Set<LogoutGuard>();

/** Adds a confirmation for when logging out would lose data. Returns a function that removes it. */
export function addLogoutGuard(guard: LogoutGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

export async function confirmLogout(): Promise<boolean> {
  for (const guard of guards) if (!(await guard())) return false;
  return true;
}
