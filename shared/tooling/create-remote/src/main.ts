#!/usr/bin/env node
import path from 'node:path';
import { parseArgs } from 'node:util';

import { RemoteExists, createRemote } from './create-remote.ts';

const USAGE = `npm create kaagazz-remote <name> [-- --from <folder>]
  <name>            letters, digits and hyphens, such as calendars; also the new folder's name
  --from <folder>   copies the sources of an existing remote, such as ../kaagazz/mfe-print`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [name = '', ...others] = positionals;
  if (values.help) {
    console.log(USAGE);
  } else if (!/^[a-z][a-z0-9-]{0,49}$/.test(name) || others.length > 0) {
    throw new TypeError(`${name || 'the name'} is not a valid name`);
  } else {
    const folder = path.resolve(name);
    await createRemote({ name, folder, from: values.from && path.resolve(values.from) });
    console.log(`created ${folder}\n\n  cd ${name}\n  npm install\n  npm test\n  npm run dev`);
  }
} catch (error) {
  if (error instanceof TypeError) console.error(`${error.message}\n${USAGE}`);
  else if (error instanceof RemoteExists) console.error(error.message);
  else throw error;
  process.exitCode = 2;
}
