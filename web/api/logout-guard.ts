/** Answers whether to go on. */
type Guard = () => Promise<boolean>;

const guards = new Set<Guard>();

/** Says what to ask before somebody logs out and loses something; taken back by what it returns. */
export function guardLogout(ask: Guard): () => void {
  guards.add(ask);
  return () => guards.delete(ask);
}

export async function mayLogOut(): Promise<boolean> {
  for (const ask of guards) if (!(await ask())) return false;
  return true;
}
