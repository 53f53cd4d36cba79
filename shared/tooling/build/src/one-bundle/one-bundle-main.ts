import { CALLED_FROM } from '../apps/work-at-root.ts';

import path from 'node:path';

import { buildOneBundle } from './one-bundle.ts';

console.log(`one bundle: ${await buildOneBundle(path.resolve(CALLED_FROM, process.argv[2] ?? 'releases'))}`);
