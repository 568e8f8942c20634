import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { createChunkGroups } from './scripts/vite/chunks.ts';
import { htmlIncludes } from './scripts/vite/html-includes.ts';
import { chunkManifest } from './scripts/vite/chunk-manifest.ts';
import { moduleOptions } from './scripts/vite/module-options.ts';
import { pageManifest } from './scripts/vite/page-manifest.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';
import { startAfterPaint } from './scripts/vite/start-after-paint.ts';

const web = join(import.meta.dirname, 'web');

/** Static pages that work without an account and without scripts. */
const publicPages = ['/privacy', '/terms', '/source'];

/** The gallery of components, which is not part of the build. */
const GALLERY = '/dev/ui';

/** Serves the same pages as the production server (the landing page, static pages, the app for any other page) and the gallery. */
function spaFallback(): Plugin {
  return {
    name: 'app-page-for-every-path',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        const isPage = request.headers.accept?.includes('text/html') && path !== '/' && !/[.@]|^\/api\//.test(path);
        if (isPage) request.url = [...publicPages, GALLERY].includes(path) ? `${path}.html` : '/app.html';
        next();
      });
    },
  };
}

/** Keeps the styles of modules whose class names are all inlined, and rejects a class that has no styles. */
function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
    onLog(_, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log);
    },
  };
}

export default defineConfig({
  root: web,
  appType: 'mpa',
  plugins: [
    react(),
    keepStyles(),
    htmlIncludes(web),
    startAfterPaint('/app.html'),
    spaFallback(),
    serviceWorker(),
    chunkManifest(web),
    pageManifest(web),
  ],
  ...moduleOptions,
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    modulePreload: {
      // Every browser that supports popovers also supports module preloading.
      polyfill: false,
      // Styles must load before the component that needs them. Scripts are not listed, because the names of all files
      // of all pages would then be part of the first load.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    rolldownOptions: {
      // Writes the names of classes where they are used.
      optimization: { inlineConst: { mode: 'all' } },
      input: ['/index', '/app', ...publicPages].map((page) => join(web, `${page}.html`)),
      output: {
        // The names are short, because those of all styles are part of the first load.
        assetFileNames: 'assets/[hash:5].[ext]',
        codeSplitting: { groups: await createChunkGroups() },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      // Excludes the modules in web/api/, which the dev server serves under the same path.
      '^/api/(?![\\w/-]+\\.tsx?\\b)': {
        target: `http://127.0.0.1:${process.env['PORT'] ?? 3000}`,
        changeOrigin: false,
      },
    },
    fs: { allow: ['..'] },
  },
});
