import { config } from 'zod/mini';

// Zod would otherwise try `new Function`, which our CSP forbids and browsers report.
config({ jitless: true });
