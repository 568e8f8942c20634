import { ignoreNotFound } from './ignore-not-found.ts';

/** Query parameters that make a deletion return its id. */
export const returningId = { returns: 'deletion' } as const;

/** Resolves to the id that undoes a deletion, or to undefined if the record had already been deleted. */
export async function toDeletionId(
  deletion: Promise<{ readonly deletionId: string } | undefined>,
): Promise<string | undefined> {
  return (await ignoreNotFound(deletion))?.deletionId;
}
