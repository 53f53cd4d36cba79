import { execFileSync } from 'node:child_process';

import { aptInstall, findProgram, MissingProgram } from '../../tooling/local/src/test/installed-programs.ts';

type PopplerTool = 'pdfinfo' | 'pdffonts' | 'pdftotext' | 'pdftoppm';

export async function needPoppler(): Promise<void> {
  if (findProgram(['pdftotext']) || (await aptInstall('poppler-utils'))) return;
  throw new MissingProgram('poppler is not installed: apt-get install poppler-utils');
}

export function poppler(tool: PopplerTool, ...options: string[]): string {
  return execFileSync(tool, options, { encoding: 'utf8' });
}
