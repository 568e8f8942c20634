import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Deserializer, Serializer } from 'node:v8';
import { workerData } from 'node:worker_threads';

/** What a thread that runs the build is started with. */
export interface BuiltFilesData {
  readonly builtFolder: string;
}

/** Where the build has stored what it read from the playbooks; null if they are read as they are written. */
export const builtFolder = (workerData as Partial<BuiltFilesData> | null)?.builtFolder ?? null;

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
  const deserializer = new Deserializer(readFileSync(pathOf(builtFolder!, name)));
  deserializer.readHeader();
  return deserializer.readValue();
}
