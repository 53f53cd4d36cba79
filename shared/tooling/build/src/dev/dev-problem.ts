import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type webpack from 'webpack';

import { ROOT } from '../apps/apps.ts';

const FRAME_PLACE = /[╭,]-*─*\[(.+):(\d+:\d+)\]/;

/**
 * Formats build errors with their positions. Removes duplicates, because the browser and server
 * builds report the same errors.
 */
export function problemText(errors: readonly webpack.StatsError[], folder: string): string {
  const texts = errors.map((error) => {
    const message = stripVTControlCharacters(error.message)
      .replace(/^Module build failed \(from [^)]*\):\n/, '')
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
  const name = path.relative(ROOT, path.resolve(folder, moduleName.split('!').at(-1) ?? ''));
  return [name, loc?.split('-')[0]].filter(Boolean).join(':');
}
