/** The planner's process. In a build, its argument is the folder that the build has written. */
import { join } from 'node:path';
import { setLanguagesFolder } from './languages/load-words.ts';
import { setBuiltFolder } from './library/built-files.ts';
import { serveJobs } from './serve-jobs.ts';

const builtFolder = process.argv[2];
if (builtFolder !== undefined) {
  setBuiltFolder(builtFolder);
  setLanguagesFolder(join(builtFolder, 'languages'));
}
serveJobs(async () => (await import('./jobs.ts')).jobs);
