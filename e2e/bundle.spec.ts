import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const folder = join(import.meta.dirname, '..', 'dist', 'web');

test('what a browser is given holds no source map, no setting and no secret of the server', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const readable = files.filter((file) => /\.(js|css|html|json|webmanifest|txt)$/.test(file));
  expect(readable.length).toBeGreaterThan(20);
  const ofTheServer =
    /AI_API_KEY|AI_BASE_URL|DATABASE_URL|SMTP_URL|password_hash|token_hash|\$argon2|\bsk-[\w-]{20,}|PRIVATE KEY|sourceMappingURL/;
  for (const file of readable) {
    const found = ofTheServer.exec(readFileSync(join(folder, file), 'utf8'))?.[0];
    expect([file, found]).toEqual([file, undefined]);
  }
});
