import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

let builtFolder: string | null = null;

/** Says where the build has stored what it read from the playbooks. Without it, they are read as they are written. */
export function setBuiltFolder(path: string): void {
  builtFolder = path;
}

export const isBuilt = () => builtFolder !== null;

const pathOf = (folder: string, name: string) => join(folder, `${name}.bin`);

export function writeBuiltFile(folder: string, name: string, value: unknown): void {
  const path = pathOf(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, serialize(value));
}

export function readBuiltFile(name: string): unknown {
  if (builtFolder === null) throw new Error(`Cannot read "${name}" before the built folder is set.`);
  return deserialize(readFileSync(pathOf(builtFolder, name)));
}
