import { execFileSync } from 'node:child_process';

import { aptInstall, findProgram, MissingProgram } from '../../tooling/local/src/test/installed-programs.ts';

/** Poppler reads our PDFs independently of the code that writes them. */
type PopplerTool = 'pdfinfo' | 'pdffonts' | 'pdftotext' | 'pdftoppm';

/**
 * Installs poppler's tools if they are missing.
 *
 * @throws MissingProgram if that fails
 */
export async function needPoppler(): Promise<void> {
  if (findProgram(['pdftotext']) || (await aptInstall('poppler-utils'))) return;
  throw new MissingProgram('poppler is not installed: apt-get install poppler-utils');
}

/** Returns the output of a tool. */
export function poppler(tool: PopplerTool, ...options: string[]): string {
  return execFileSync(tool, options, { encoding: 'utf8' });
}
