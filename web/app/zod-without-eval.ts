import { config } from 'zod/mini';

// Schemas would otherwise try `new Function`, which our content security policy forbids and browsers report.
config({ jitless: true });
