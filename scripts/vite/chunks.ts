import { basename, dirname, join, relative, sep } from 'node:path';
import type { Rolldown } from 'vite';
import { listRouteFiles } from '../pages.ts';

type Context = Rolldown.ChunkingContext;

const web = join(import.meta.dirname, '..', '..', 'web');
const entryModule = join(web, 'app/main.tsx');

/** The pages that share the lists of tasks and resources, which are large, and which the other pages do not need. */
const pagesWithSteps: ReadonlySet<string> = new Set(
  ['action-plans/detail', 'goal-detail', 'inventory'].map((folder) => join(web, 'features', folder, 'route.ts')),
);

/**
 * The modules that every page with a session loads. Most are imported dynamically, because the login page does not
 * need them.
 */
export const shellModules = [
  'app/shell/shell.tsx',
  'app/resolve-initial-urls.ts',
  // Shown if a page's own chunk cannot be loaded.
  'offline/connection-required.tsx',
];

/**
 * Puts the first render of a page into few chunks, because a browser loads only six files at a time over HTTP/1.1: one
 * for the app, one for the shell, one for the page, and for some one for tasks and resources. The bundler splits the
 * rest, such as dialogs, by itself.
 */
export async function createChunkGroups(): Promise<Rolldown.CodeSplittingGroup[]> {
  const routeFiles = await listRouteFiles();
  const pages = [...routeFiles].map(([{ access }, file]) => ({ access, file }));
  let chunks: ReadonlyMap<string, string> | undefined;
  return [
    {
      debugName: 'pages',
      name: (module, context) => (chunks ??= assignChunks(pages, context)).get(module) ?? null,
      // A module's imports are needed wherever the module is, so they are assigned to the same chunk or to one that
      // is loaded before it.
      includeDependenciesRecursively: false,
    },
  ];
}

interface PageModule {
  readonly access: 'public' | 'session';
  readonly file: string;
}

interface PageImports extends PageModule {
  readonly imports: ReadonlySet<string>;
}

function assignChunks(pages: readonly PageModule[], context: Context): Map<string, string> {
  const initial = listImports([entryModule], context);
  const inShell = listImports(
    shellModules.map((module) => join(web, module)),
    context,
  );
  const pageImports = pages.map((page): PageImports => ({ ...page, imports: listPageImports(page, context) }));
  /** True for form controls, for example: many places use them, but most pages do not need them at first. */
  const usesLibrary = (module: string) =>
    [...listImports([module], context)].some((id) => id.includes('/node_modules/') && !initial.has(id));

  const isUsedLater = (module: string, { file, imports }: PageImports) => {
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(module) ?? {};
    return [...importers, ...dynamicImporters].some((importer) => {
      if (importer.startsWith(join(web, 'features', sep))) return featureOf(importer) !== featureOf(file);
      // A page that begins with a form is mostly that form, so a dialog with the same form may load the page's chunk.
      return !imports.has(importer) && !usesLibrary(module);
    });
  };
  /**
   * What other features or shared dialogs import when they load later, with its imports. It gets chunks of its own, so that
   * they do not have to load the chunk of a page. The imports must not stay in the page's chunk, or the two would import
   * each other.
   */
  const usedLater = listImports(
    pageImports.flatMap((page) => [...page.imports].filter((module) => isUsedLater(module, page))),
    context,
  );

  const laterParts = listLaterParts([entryModule], context).map((part) => listImports([part], context));
  /** Such as what the lists of tasks share with what the dashboard shows later: otherwise, each module would be a file. */
  const isUsedByMany = (module: string) => laterParts.filter((imports) => imports.has(module)).length > 2;

  const findChunk = (module: string): string | undefined => {
    const users = pageImports.filter(({ imports }) => imports.has(module));
    const sessionUsers = users.filter(({ access }) => access === 'session');
    const isPublic = sessionUsers.length < users.length;
    const isShared = inShell.has(module) || sessionUsers.length > 0;
    if (initial.has(module)) return 'app';
    if (isPublic && isShared) return usesLibrary(module) ? 'forms' : 'app';
    if (isPublic) return 'public';
    if (inShell.has(module)) return 'shell';
    if (sessionUsers.length === 1) {
      const { file } = sessionUsers[0]!;
      if (!usedLater.has(module)) return `page-${basename(dirname(file))}`;
      return pagesWithSteps.has(file) && isUsedByMany(module) ? `parts-${basename(dirname(file))}` : undefined;
    }
    if (usesLibrary(module)) return undefined;
    const features = new Set(sessionUsers.map(({ file }) => featureOf(file)));
    if (features.size === 1) return `feature-${[...features][0]}`;
    return sessionUsers.every(({ file }) => pagesWithSteps.has(file)) ? 'steps' : 'shell';
  };

  const chunks = new Map<string, string>();
  for (const module of new Set(
    [initial, inShell, ...pageImports.map(({ imports }) => imports)].flatMap((ids) => [...ids]),
  )) {
    const chunk = findChunk(module);
    if (chunk !== undefined) chunks.set(module, chunk);
  }
  return chunks;
}

/** 'web/features/support/faq/route.ts' → 'support' */
function featureOf(routeFile: string): string {
  return relative(join(web, 'features'), routeFile).split(sep)[0]!;
}

function listPageImports({ file }: PageModule, context: Context): Set<string> {
  return listImports(context.getModuleInfo(file)?.dynamicallyImportedIds ?? [], context);
}

/** Everything that is imported dynamically, directly or by what is imported dynamically. */
function listLaterParts(modules: readonly string[], context: Context): string[] {
  const parts = new Set<string>();
  const add = (module: string) =>
    listImports([module], context).forEach((id) =>
      context.getModuleInfo(id)?.dynamicallyImportedIds.forEach((part) => {
        if (parts.has(part)) return;
        parts.add(part);
        add(part);
      }),
    );
  modules.forEach(add);
  return [...parts];
}

/** The modules with all their direct and indirect static imports. */
function listImports(modules: readonly string[], context: Context): Set<string> {
  const imports = new Set<string>();
  const add = (module: string) => {
    if (imports.has(module)) return;
    imports.add(module);
    context.getModuleInfo(module)?.importedIds.forEach(add);
  };
  modules.forEach(add);
  return imports;
}
