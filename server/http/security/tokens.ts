import { hash, randomBytes } from 'node:crypto';

export function newToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** Hashes a random token for storage, which needs neither a salt nor a slow hash. */
export function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}
