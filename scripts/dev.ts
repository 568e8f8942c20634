/** `npm run dev`: restarts the server and reloads the web app when their files change. Open the address that Vite prints. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { loadEnvFile } from './env-file.ts';

loadEnvFile();
const root = join(import.meta.dirname, '..');

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/dev-server.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--config', 'vite.config.ts', '--configLoader', 'native'], {
    cwd: root,
    stdio: 'inherit',
  }),
];

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
