export { releaseFiles } from './release-files.ts';
