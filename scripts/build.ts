/** Builds the web app into dist/web, unless its sources are unchanged since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const out = join(root, 'dist', 'web');
const stamp = join(root, 'dist', 'web.sha256');

const SOURCES = [
  'web/**/*',
  'contract/**/*.ts',
  'domain/**/*.ts',
  'server/http/rendering/render-worker.ts',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/pages.ts',
  'scripts/vite/*.ts',
];

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const files = await Array.fromAsync(glob(SOURCES, { cwd: root, withFileTypes: true }));
  const paths = files
    .filter((file) => file.isFile() && !file.name.includes('.test.'))
    .map((file) => join(file.parentPath, file.name));
  for (const path of paths.toSorted())
    hash
      .update(path.slice(root.length))
      .update('\0')
      .update(await readFile(path));
  return hash.digest('hex');
}

/** Compresses at build time, so that no request has to. */
async function compressFiles(): Promise<void> {
  for await (const file of glob('**/*.{js,css,html,svg,txt,json,webmanifest}', { cwd: out })) {
    const path = join(out, file);
    const content = await readFile(path);
    if (content.length < 512) continue;
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, best));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

export async function buildIfChanged(): Promise<void> {
  const hash = await hashSources();
  if (existsSync(stamp) && existsSync(join(out, 'app.html')) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the web app …');
  rmSync(stamp, { force: true });
  // Loading Vite takes longer than the rest of a start, so it is loaded only if there is something to build.
  const { build } = await import('vite');
  const configFile = join(root, 'vite.config.ts');
  // Node can import the configuration, and the pages that it imports, without bundling them.
  await build({ root: join(root, 'web'), configFile, configLoader: 'native', logLevel: 'warn' });
  const { rendererConfig } = await import('./vite/renderer.ts');
  await build(rendererConfig);
  await compressFiles();
  writeFileSync(stamp, hash);
}

if (process.argv[1] === import.meta.filename) await buildIfChanged();
