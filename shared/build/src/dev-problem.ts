import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type webpack from 'webpack';

import { ROOT } from './apps.ts';

/** Where swc says it is: `,-[/place/of/file.tsx:21:5]`. */
const FRAME_PLACE = /[╭,]-*─*\[(.+):(\d+:\d+)\]/;

/**
 * What a build says of its errors, for a person: `mfe-print/src/a.tsx:21:5`, then what is wrong there. Once for each: browser and server are built from the same
 * source.
 *
 * @param folder absolute, of the app
 */
export function problemText(errors: readonly webpack.StatsError[], folder: string): string {
  const texts = errors.map((error) => {
    const message = stripVTControlCharacters(error.message)
      .replace(/^Module build failed \(from [^)]*\):\n/, '')
      // swc's own parts of the program are nobody's here
      .replace(/\n+(Caused by|Stack backtrace):[\s\S]*$/, '')
      .replace(/\n +at [\s\S]*$/, '')
      .replace(/^(Module build failed: )?Error: +/, '')
      .trimEnd();
    return [placeOf(error, message, folder), message].filter(Boolean).join('\n');
  });
  return [...new Set(texts)].join('\n\n');
}

function placeOf({ moduleName, loc }: webpack.StatsError, message: string, folder: string): string {
  const [, file, inFrame] = FRAME_PLACE.exec(message) ?? [];
  if (file !== undefined) return `${path.relative(ROOT, file)}:${inFrame}`;
  if (moduleName === undefined) return '';
  // a loader's name may stand before it
  const name = path.relative(ROOT, path.resolve(folder, moduleName.split('!').at(-1) ?? ''));
  return [name, loc?.split('-')[0]].filter(Boolean).join(':');
}
