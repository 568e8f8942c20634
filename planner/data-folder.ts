import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'node:v8';

let built: string | undefined;

/** Says where the build has copied the word lists and playbooks to, together with what it has computed from them. */
export function setBuiltFolder(path: string | undefined): void {
  built = path;
}

export const dataPath = (...names: readonly string[]) => join(built ?? import.meta.dirname, ...names);

/** What takes a while to compute from the playbooks. Without a build, it is computed when it is needed. */
export const readBuilt = <T>(name: string, compute: () => T): T =>
  built === undefined ? compute() : (deserialize(readFileSync(dataPath(`${name}.bin`))) as T);
