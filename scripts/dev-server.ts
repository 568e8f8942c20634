/** The server of `npm run dev`. Vite serves the web app. */
import { serve } from '#server/serve.ts';

await serve({ usesBuild: false });
