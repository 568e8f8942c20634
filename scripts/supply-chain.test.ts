import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

const manifest = JSON.parse(read('package.json')) as Readonly<Record<string, Readonly<Record<string, string>>>>;
const lock = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, LockedPackage>> };
const lockedPackages = Object.entries(lock.packages).filter(([path]) => path !== '');

describe('dependencies', () => {
  it('are pinned to exact versions in package.json, which match the lock file (SC-01)', () => {
    for (const kind of ['dependencies', 'devDependencies']) {
      for (const [name, version] of Object.entries(manifest[kind]!)) {
        expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
        expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
      }
    }
  });

  it('are locked with a SHA-512 hash and come from the npm registry (SC-01)', () => {
    expect(lockedPackages.length).toBeGreaterThan(100);
    expect(
      lockedPackages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
    ).toEqual([]);
    // None come from another registry, a git repository or a local folder.
    const origins = new Set(lockedPackages.map(([, { resolved }]) => resolved && new URL(resolved).origin));
    expect([...origins].filter((origin) => origin !== undefined && origin !== 'https://registry.npmjs.org')).toEqual(
      [],
    );
  });

  it('have no install scripts (SC-01)', () => {
    const withScripts = lockedPackages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    expect(withScripts).toEqual([]);
  });
});

const secrets = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a cloud access key': /\bAKIA[\dA-Z]{16}\b/,
  'a model API key': /\bsk-(?:ant-|proj-)[\w-]{20,}/,
  'a GitHub or GitLab token': /\bgh[pousr]_\w{36}\b|\bglpat-[\w-]{20}/,
  'a home directory': /\/(?:home|Users)\/[a-z]\w*\//,
};

describe('secrets and personal data', () => {
  it('are not in the repository (SC-02)', () => {
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => /(^|\/)\.env$|\.(pem|key|p12|sqlite|db|eml)$/.test(file))).toEqual([]);
    for (const file of files.filter((name) => existsSync(join(root, name)))) {
      const text = readFileSync(join(root, file), 'latin1');
      const found = Object.entries(secrets).filter(([, pattern]) => pattern.test(text));
      expect([file, found.map(([kind]) => kind)]).toEqual([file, []]);
    }
  });
});
