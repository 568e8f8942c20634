/** Answers whether to go on. */
type Guard = () => Promise<boolean>;

let guard: Guard | undefined;

/** Says what to ask before somebody logs out and loses something; taken back by what it returns. */
export function guardLogout(ask: Guard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

export async function mayLogOut(): Promise<boolean> {
  return guard ? guard() : true;
}
