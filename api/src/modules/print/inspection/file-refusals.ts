import type { ErrorCode } from '@kaagazz/api-schema';
import { indianDigits } from '@kaagazz/domain';
import { LARGEST_PRINT_FILE, MOST_PRINT_PAGES, type PrintFileType } from '@kaagazz/domain/print';
import { Problem } from '../../../plugins/problem.ts';

/** Why a file is not taken: a stable word for programs, and a sentence for people that says what to do. */
export interface FileRefusal {
  code: Extract<ErrorCode, `FILE_${string}`>;
  message: string;
}

const MEGABYTE = 1024 * 1024;

/** What is told of files that are not taken (422). */
export const FILE_REFUSALS = {
  FILE_EMPTY: 'This file is empty. Look whether it is the right one, and send it again.',
  FILE_TOO_LARGE: `This file has more than ${LARGEST_PRINT_FILE / MEGABYTE} MB. Save a smaller copy, with pictures of 300 DPI, and send that.`,
  FILE_PROTECTED: 'This file is protected by a password. Save a copy without one and send that.',
  FILE_UNREADABLE: 'This file is broken or ends too soon. Open it, save it as a new PDF and send that.',
  FILE_NO_PAGES: 'This PDF has no pages. Save it again and send that.',
  FILE_TOO_MANY_PAGES: `This PDF has more than ${indianDigits(MOST_PRINT_PAGES)} pages. Send it in several parts.`,
  FILE_PAGE_SIZE: 'The pages of this PDF are larger than five metres. Save it in the size it shall be printed in.',
  FILE_TOO_COMPLEX: 'This file unfolds into more than we can print from. Save it smaller, or as a PDF, and send that.',
  FILE_ANIMATED: 'This picture moves. Save the one that shall be printed as a PNG or JPG.',
  FILE_MACROS: 'This document has macros. Save it as a PDF and send that.',
  FILE_ACTIVE:
    'This file holds scripts, other files or a form that we do not open. Print it into a new PDF and send that.',
  FILE_EXTERNAL: 'This file fetches parts of it from elsewhere. Save it with all that belongs to it, best as a PDF.',
} as const satisfies Record<`FILE_${string}`, string>;

export function fileRefusal(code: keyof typeof FILE_REFUSALS): FileRefusal {
  return { code, message: FILE_REFUSALS[code] };
}

/** The bytes are no file of these types, whatever its name says. */
export function wrongType(types: readonly PrintFileType[]): FileRefusal {
  const names = types.map((type) => type.toUpperCase());
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');
  return {
    code: 'FILE_TYPE',
    message: `By what is in it this file is no ${list}. Save it as one of these and send that.`,
  };
}

export function refused({ code, message }: FileRefusal): Problem {
  return new Problem(code, message);
}
