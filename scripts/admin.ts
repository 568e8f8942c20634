/**
 * `npm run admin -- COMMAND`: manages who can sign up and log in. Works while the server is running, and without a
 * mail server.
 */
import { runAdmin } from '#server/admin.ts';
import { errorMessage } from '#server/startup-error.ts';
import { loadEnvFile } from './env-file.ts';

loadEnvFile();
try {
  const { out, notes = [] } = await runAdmin(process.argv.slice(2), process.env, Date.now());
  for (const note of notes) console.error(note);
  console.log(out);
} catch (error) {
  console.error(`Nothing was done: ${errorMessage(error)}`);
  process.exit(1);
}
