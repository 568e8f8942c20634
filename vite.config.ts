import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** As the production server does: '/' is the landing page, any other page path is the app's. */
function appPageForEveryPath(): Plugin {
  return {
    name: 'app-page-for-every-path',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        const isPage = request.headers.accept?.includes('text/html') && path !== '/' && !/[.@]|^\/api\//.test(path);
        if (isPage) request.url = '/app.html';
        next();
      });
    },
  };
}

const web = join(import.meta.dirname, 'web');

export default defineConfig({
  root: web,
  appType: 'mpa',
  plugins: [react(), appPageForEveryPath()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    rolldownOptions: { input: [join(web, 'index.html'), join(web, 'app.html')] },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } },
    fs: { allow: ['..'] },
  },
});
