import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Deserializer, Serializer } from 'node:v8';

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
  // Unlike `serialize`, this stores typed arrays so that reading them copies them, and the file can be forgotten.
  const serializer = new Serializer();
  serializer.writeHeader();
  serializer.writeValue(value);
  writeFileSync(path, serializer.releaseBuffer());
}

export function readBuiltFile(name: string): unknown {
  if (builtFolder === null) throw new Error(`Cannot read "${name}" before the built folder is set.`);
  const deserializer = new Deserializer(readFileSync(pathOf(builtFolder, name)));
  deserializer.readHeader();
  return deserializer.readValue();
}
