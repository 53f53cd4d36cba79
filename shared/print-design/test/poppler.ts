import { execFileSync } from 'node:child_process';

import { aptInstall, findProgram, Missing } from '../../tooling/local/src/test/machine-needs.ts';

/** A tool of poppler: what a printer's software would read of a PDF, told by somebody else's code than ours. */
type PopplerTool = 'pdfinfo' | 'pdffonts' | 'pdftotext' | 'pdftoppm';

/**
 * Makes sure that poppler's tools are on this machine.
 *
 * @throws Missing
 */
export async function needPoppler(): Promise<void> {
  if (findProgram(['pdftotext']) || (await aptInstall('poppler-utils'))) return;
  throw new Missing('the tools of poppler are not on this machine: apt-get install poppler-utils');
}

/** What a tool says of a PDF; `file` stands where its name would. */
export function poppler(tool: PopplerTool, ...options: string[]): string {
  return execFileSync(tool, options, { encoding: 'utf8' });
}
