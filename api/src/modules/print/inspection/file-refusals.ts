import type { ErrorCode } from '@kaagazz/api-schema';
import { indianDigits } from '@kaagazz/domain';
import { MAXIMUM_PRINT_FILE_BYTES, MAXIMUM_PRINT_PAGES, type PrintFileType } from '@kaagazz/domain/print';
import { Problem } from '../../../plugins/problem.ts';

export interface FileRefusal {
  code: Extract<ErrorCode, `FILE_${string}`>;
  message: string;
}

const MEGABYTE = 1024 * 1024;

export const FILE_REFUSALS = {
  FILE_EMPTY: 'This file is empty. Please choose another one.',
  FILE_TOO_LARGE: `This file is larger than ${MAXIMUM_PRINT_FILE_BYTES / MEGABYTE} MB. Save a smaller copy with pictures at 300 DPI and send that.`,
  FILE_TYPE: 'Files of this type are not accepted here.',
  FILE_PROTECTED: 'This file is protected by a password. Save a copy without a password and send that.',
  FILE_UNREADABLE: 'This file is damaged or incomplete. Open it, save it as a new PDF and send that.',
  FILE_NO_PAGES: 'This PDF has no pages. Save it again and send the new file.',
  FILE_TOO_MANY_PAGES: `This PDF has more than ${indianDigits(MAXIMUM_PRINT_PAGES)} pages. Send it in several parts.`,
  FILE_PAGE_SIZE: 'The pages of this PDF are longer than five metres. Save it at the size it should be printed.',
  FILE_TOO_COMPLEX: 'This file is too complex to print. Save a simpler copy, or a PDF, and send that.',
  FILE_ANIMATED: 'This image is animated. Save the frame you want printed as a PNG or JPG and send that.',
  FILE_MACROS: 'This document has macros. Save it as a PDF and send that.',
  FILE_ACTIVE:
    'This file contains scripts, a form or other files, which we don’t open. Print it to a new PDF and send that.',
  FILE_EXTERNAL:
    'This file loads content from the internet. Send a copy that contains all of its content, ideally a PDF.',
} as const satisfies Partial<Record<FileRefusal['code'], string>>;

export function fileRefusal(code: keyof typeof FILE_REFUSALS): FileRefusal {
  return { code, message: FILE_REFUSALS[code] };
}

export function wrongTypeMessage(types: readonly PrintFileType[]): string {
  const names = types.map((type) => type.toUpperCase());
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');
  return `The content of this file is not of an accepted type: ${list}. Save it as one of these and send that.`;
}

export function refused({ code, message }: FileRefusal): Problem {
  return new Problem(code, message);
}
