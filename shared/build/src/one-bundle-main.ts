/** Builds the site as one bundle, beside the releases in the folder that is named. Says where it lies. */
import { CALLED_FROM } from './work-at-root.ts';

import path from 'node:path';

import { buildOneBundle } from './one-bundle.ts';

console.log(`one bundle: ${await buildOneBundle(path.resolve(CALLED_FROM, process.argv[2] ?? 'releases'))}`);
