/** The planner's process. In a build, its argument is the folder that the build has written. */
import { setBuiltFolder } from './data-folder.ts';
import { serveJobs } from './serve-jobs.ts';

const folder = process.argv[2];
if (folder !== undefined) setBuiltFolder(folder);
serveJobs(async () => (await import('./jobs.ts')).jobs);
