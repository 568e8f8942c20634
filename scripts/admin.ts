/** `npm run admin -- COMMAND`: who can sign up and log in. Works beside a running server, and without mail. */
import { runAdmin } from '../server/admin.ts';
import { reasonOf } from '../server/start-error.ts';
import { loadEnvFile } from './env-file.ts';

loadEnvFile();
try {
  const { out, notes = [] } = await runAdmin(process.argv.slice(2), process.env, Date.now());
  for (const note of notes) console.error(note);
  console.log(out);
} catch (error) {
  console.error(`Nothing was done: ${reasonOf(error)}`);
  process.exit(1);
}
