import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseKind } from '#server/testing/database/databases.ts';

const commandSucceeds = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Whether we may mount a file system, which requires root on Linux. */
export function canMount(): boolean {
  const disk = mount(1);
  disk?.unmount();
  return disk !== undefined;
}

function mount(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'weekwise-disk-'));
  const unmount = () => {
    commandSucceeds('umount', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  if (commandSucceeds('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder))
    return { folder, unmount };
  unmount();
  return undefined;
}

/** A disk of 16 MB that can be filled, emptied and, while nothing writes to it, remounted read-only. */
export class SmallDisk {
  readonly folder: string;
  readonly #unmount: () => void;

  constructor() {
    const disk = mount(16);
    if (!disk) throw new Error('cannot mount a file system');
    this.folder = disk.folder;
    this.#unmount = disk.unmount;
  }

  /** Creates databases on this disk. */
  get databaseKind(): DatabaseKind {
    const settings = { dataDir: join(this.folder, 'data'), databaseUrl: undefined };
    return { name: 'SQLite', isShared: false, create: async () => ({ settings, remove: async () => this.#unmount() }) };
  }

  fill(): void {
    const filler = join(this.folder, 'filler');
    writeFileSync(filler, '');
    // The chunks get smaller until not even one page fits.
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
    if (!commandSucceeds('mount', '-o', `remount,${as}`, this.folder)) throw new Error(`cannot remount ${as}`);
  }
}

/** Limits the size of files the process can write; undefined removes the limit. Returns whether that worked. */
export function limitFileSize(pid: number, bytes: number | undefined): boolean {
  return commandSucceeds('prlimit', '--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`);
}
