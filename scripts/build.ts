/** Builds the web app into dist/web and the planner's process into dist/planner, unless their sources are unchanged since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

interface Target {
  readonly title: string;
  readonly sources: readonly string[];
  /** Contains the hash of the sources. */
  readonly stamp: string;
  /** Exists if it was built. */
  readonly output: string;
  readonly build: () => Promise<void>;
}

const COMMON_SOURCES = ['contract/**/*.ts', 'domain/**/*.ts', 'package-lock.json', 'scripts/build.ts'];

const targets: readonly Target[] = [
  {
    title: 'the web app',
    sources: [
      ...COMMON_SOURCES,
      'web/**/*',
      'server/http/rendering/render-worker.ts',
      'vite.config.ts',
      'scripts/pages.ts',
      'scripts/vite/*.ts',
    ],
    stamp: join(dist, 'web.sha256'),
    output: join(dist, 'web', 'app.html'),
    build: buildWeb,
  },
  {
    title: 'the planner',
    sources: [...COMMON_SOURCES, 'planner/**/*.{ts,md,txt}', 'scripts/vite/planner.ts'],
    stamp: join(dist, 'planner.sha256'),
    output: join(dist, 'planner', 'process-main.js'),
    build: buildPlanner,
  },
];

async function hashFiles(patterns: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const files = await Array.fromAsync(glob(patterns, { cwd: root, withFileTypes: true }));
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

async function buildWeb(): Promise<void> {
  // Loading Vite takes longer than the rest of a start, so it is loaded only if there is something to build.
  const { build } = await import('vite');
  const configFile = join(root, 'vite.config.ts');
  // Node can import the configuration, and the pages that it imports, without bundling them.
  await build({ root: join(root, 'web'), configFile, configLoader: 'native', logLevel: 'warn' });
  const { rendererConfig } = await import('./vite/renderer.ts');
  await build(rendererConfig);
  await compressFiles(join(dist, 'web'));
}

async function buildPlanner(): Promise<void> {
  const { build } = await import('vite');
  const { plannerConfig } = await import('./vite/planner.ts');
  await build(plannerConfig);
  const { writeBuiltFiles } = await import('#planner/write-built-files.ts');
  writeBuiltFiles(join(dist, 'planner'));
  const filter = (path: string) => !path.endsWith('.ts');
  for (const folder of ['languages', 'playbooks'])
    await cp(join(root, 'planner', folder), join(dist, 'planner', folder), { recursive: true, filter });
}

/** Compresses at build time, so that no request has to. */
async function compressFiles(folder: string): Promise<void> {
  for await (const file of glob('**/*.{js,css,html,svg,txt,json,webmanifest}', { cwd: folder })) {
    const path = join(folder, file);
    const content = await readFile(path);
    if (content.length < 512) continue;
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, best));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

export async function buildIfChanged(): Promise<void> {
  for (const { title, sources, stamp, output, build } of targets) {
    const hash = await hashFiles(sources);
    if (existsSync(stamp) && existsSync(output) && readFileSync(stamp, 'utf8') === hash) continue;
    console.log(`Building ${title} …`);
    rmSync(stamp, { force: true });
    await build();
    writeFileSync(stamp, hash);
  }
}

if (process.argv[1] === import.meta.filename) await buildIfChanged();
