import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

const manifest = JSON.parse(read('package.json')) as Readonly<Record<string, Readonly<Record<string, string>>>>;
const lock = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, Locked>> };
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');

describe('what is installed', () => {
  it('is pinned: no range in package.json, and the lock file says the same', () => {
    for (const kind of ['dependencies', 'devDependencies']) {
      for (const [name, version] of Object.entries(manifest[kind]!)) {
        expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
        expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
      }
    }
  });

  it('is known by its content, wherever it comes from', () => {
    expect(locked.length).toBeGreaterThan(100);
    expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
    // Nobody else's registry, no repository, no folder.
    const places = new Set(locked.map(([, { resolved }]) => resolved && new URL(resolved).origin));
    expect([...places].filter((origin) => origin !== undefined && origin !== 'https://registry.npmjs.org')).toEqual([]);
  });

  it('needs no script of its own to be run', () => {
    const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    expect(withScripts).toEqual([]);
  });
});

const secrets = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a key of a cloud': /\bAKIA[\dA-Z]{16}\b/,
  'a key of a model': /\bsk-(?:ant-|proj-)[\w-]{20,}/,
  'a token of a forge': /\bgh[pousr]_\w{36}\b|\bglpat-[\w-]{20}/,
  'a folder of a person': /\/(?:home|Users)\/[a-z]\w*\//,
};

describe('secrets and personal data', () => {
  it('are in no file of the repository', () => {
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => /(^|\/)\.env$|\.(pem|key|p12|sqlite|db|eml)$/.test(file))).toEqual([]);
    for (const file of files.filter((name) => existsSync(join(root, name)))) {
      const text = readFileSync(join(root, file), 'latin1');
      const found = Object.entries(secrets).filter(([, pattern]) => pattern.test(text));
      expect([file, found.map(([what]) => what)]).toEqual([file, []]);
    }
  });
});
