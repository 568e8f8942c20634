import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseKind } from '../server/testing/databases.ts';

const ran = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Whether this machine lets us make a file system of our own: root on Linux may. */
export function canMount(): boolean {
  const disk = mount(1);
  disk?.unmount();
  return disk !== undefined;
}

function mount(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'weekwise-disk-'));
  const unmount = () => {
    ran('umount', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  if (ran('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder)) return { folder, unmount };
  unmount();
  return undefined;
}

/** A disk of a few megabytes that can be filled, emptied, and made read-only while nothing writes to it. */
export class SmallDisk {
  readonly folder: string;
  readonly #unmount: () => void;

  constructor() {
    const disk = mount(16);
    if (!disk) throw new Error('no file system can be mounted here');
    this.folder = disk.folder;
    this.#unmount = disk.unmount;
  }

  /** For houses whose database lies here. */
  get kind(): DatabaseKind {
    const settings = { dataDir: join(this.folder, 'data'), databaseUrl: undefined };
    return { name: 'SQLite', isShared: false, make: async () => ({ settings, remove: async () => this.#unmount() }) };
  }

  fill(): void {
    const filler = join(this.folder, 'filler');
    writeFileSync(filler, '');
    // Smaller and smaller pieces, until not even one more page fits.
    for (const size of [1024 * 1024, 64 * 1024, 4096]) {
      try {
        for (;;) appendFileSync(filler, Buffer.alloc(size));
      } catch {}
    }
  }

  empty(): void {
    rmSync(join(this.folder, 'filler'));
  }

  remount(as: 'ro' | 'rw'): void {
    if (!ran('mount', '-o', `remount,${as}`, this.folder)) throw new Error(`cannot remount ${as}`);
  }
}

/** From now on no file of the process can become larger than so many bytes; undefined: as it was. */
export function limitFiles(pid: number, bytes: number | undefined): boolean {
  return ran('prlimit', '--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`);
}
