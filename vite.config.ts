import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './scripts/vite/chunks.ts';
import { listBundleFiles } from './scripts/vite/bundle-files.ts';
import { htmlIncludes } from './scripts/vite/html-includes.ts';
import { chunkManifest } from './scripts/vite/chunk-manifest.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';
import { stripSummaries } from './scripts/vite/strip-summaries.ts';
import { trimFormLibrary } from './scripts/vite/trim-form-library.ts';

const web = join(import.meta.dirname, 'web');

const focusAreas = ['app/shell/shell.tsx', 'features/focus-areas/focus-areas-page.tsx'];
const goals = ['app/shell/shell.tsx', 'features/goals/goals-page.tsx'];

/** The pages that a visit begins with, and the modules of each. Any other page begins with the shell. */
const entryModules = {
  '/login': ['features/auth/login-page.tsx'],
  '/register': ['features/auth/register-page.tsx'],
  '/forgot-password': ['features/auth/forgot-password-page.tsx'],
  '/reset-password': ['features/auth/reset-password-page.tsx'],
  '/dashboard': ['app/shell/shell.tsx', 'features/dashboard/dashboard-page.tsx'],
  '/timers': ['app/shell/shell.tsx', 'features/timers/timers-page.tsx'],
  '/planner': ['app/shell/shell.tsx', 'features/planner/planner-page.tsx'],
  '/focus-areas': focusAreas,
  '/categories': focusAreas,
  '/goals': goals,
  '/objectives': goals,
  '/action-plans': ['app/shell/shell.tsx', 'features/action-plans/plans-page.tsx'],
  '/inventory': ['app/shell/shell.tsx', 'features/inventory/inventory-page.tsx'],
  '/reports': ['app/shell/shell.tsx', 'features/reports/reports-page.tsx'],
  '/time-entries': ['app/shell/shell.tsx', 'features/time-entries/time-entries-page.tsx'],
  other: ['app/shell/shell.tsx'],
};

/** What works without a network, also when it was never opened before. */
const offlineModules = [
  'features/dashboard/dashboard-page.tsx',
  'features/timers/timers-page.tsx',
  'app/offline/offline-status.tsx',
  'offline/timer-outbox.ts',
  'widgets/undo-stop/undo-stop.ts',
];

/** Static pages that work without an account and without scripts. */
const publicPages = ['/privacy', '/terms', '/source'];

/** Like the production server: the landing page, static pages, and the app for any other page path. */
function spaFallback(): Plugin {
  return {
    name: 'app-page-for-every-path',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        const isPage = request.headers.accept?.includes('text/html') && path !== '/' && !/[.@]|^\/api\//.test(path);
        if (isPage) request.url = publicPages.includes(path) ? `${path}.html` : '/app.html';
        next();
      });
    },
  };
}

const STYLESHEET_LINK = '<link rel="stylesheet"';

/** One HTML file serves all pages of the app, so a script in it starts the download of the page it is opened for. */
function preloadEntryPage(): Plugin {
  return {
    name: 'preload-first-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        if (!bundle || path !== '/app.html') return undefined;
        const files = Object.entries(entryModules).map(([page, modules]) => {
          const needed = new Set(modules.flatMap((module) => [...listBundleFiles(bundle, join(web, module))]));
          return [page, [...needed].filter((file) => !html.includes(file))];
        });
        // Before the first style: a script waits for all styles above it.
        const begin = `
(function (files) {
  (files[location.pathname] || files.other).forEach(function (file) {
    var link = document.createElement('link');
    var isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.href = '/' + file;
    document.head.append(link);
  });
})(${JSON.stringify(Object.fromEntries(files))});`;
        // At the end of the head: styles of a page come after those they build on.
        const apply = `
document.querySelectorAll('link[as=style]').forEach(function (link) {
  link.remove();
  link.rel = 'stylesheet';
  link.setAttribute('blocking', 'render');
  document.head.append(link);
});`;
        return {
          html: html.replace(STYLESHEET_LINK, `<script>${begin}</script>\n    ${STYLESHEET_LINK}`),
          tags: [{ tag: 'script', children: apply, injectTo: 'head' }],
        };
      },
    },
  };
}

export default defineConfig({
  root: web,
  appType: 'mpa',
  plugins: [
    react(),
    stripSummaries(),
    trimFormLibrary(),
    htmlIncludes(web),
    spaFallback(),
    preloadEntryPage(),
    serviceWorker(offlineModules),
    chunkManifest(web),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    modulePreload: {
      // Every browser that supports popovers also supports module preloading.
      polyfill: false,
      // Styles must load before the component that needs them. Scripts are not listed: the names of all files of all
      // pages would be part of the first load.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    rolldownOptions: {
      input: ['/index', '/app', ...publicPages].map((page) => join(web, `${page}.html`)),
      output: {
        // Short, because the names of all styles are part of the first load.
        assetFileNames: 'assets/[hash:5].[ext]',
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      // Except the modules in web/api/, which the dev server serves under the same path.
      '^/api/(?![\\w/-]+\\.tsx?\\b)': {
        target: `http://127.0.0.1:${process.env['PORT'] ?? 3000}`,
        changeOrigin: false,
      },
    },
    fs: { allow: ['..'] },
  },
});
