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
  FILE_TOO_LARGE: `This file is larger than ${MAXIMUM_PRINT_FILE_BYTES / MEGABYTE} MB. Save a smaller copy with pictures at 300 DPI and upload that.`,
  FILE_TYPE: 'We don’t accept files of this type. Please choose another file.',
  FILE_PROTECTED: 'This file is protected by a password. Please upload a copy without a password.',
  FILE_UNREADABLE: 'This file is damaged or incomplete. Open it, save it as a new PDF and upload the PDF.',
  FILE_NO_PAGES: 'This PDF has no pages. Save it again and upload the new file.',
  FILE_TOO_MANY_PAGES: `This PDF has more than ${indianDigits(MAXIMUM_PRINT_PAGES)} pages. Split it into several files.`,
  FILE_PAGE_SIZE:
    'This PDF has pages longer than five metres. Save it at the size you want printed and upload it again.',
  FILE_TOO_COMPLEX: 'This file is too complex to print. Save it as a new PDF and upload the PDF.',
  FILE_ANIMATED: 'This image is animated. Save a single frame as a PNG or JPG and upload the new file.',
  FILE_MACROS: 'This document contains macros. Save it as a PDF and upload the PDF.',
  FILE_ACTIVE:
    'For security, we don’t open files with scripts, forms or attachments. Print the file to a new PDF and upload the PDF.',
  FILE_EXTERNAL: 'This file loads content from the internet. Upload a copy that includes this content, ideally a PDF.',
} as const satisfies Partial<Record<FileRefusal['code'], string>>;

export function fileRefusal(code: keyof typeof FILE_REFUSALS): FileRefusal {
  return { code, message: FILE_REFUSALS[code] };
}

export function wrongTypeMessage(types: readonly PrintFileType[]): string {
  const names = types.map((type) => type.toUpperCase());
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');
  return `We accept only ${list} files here. Save your file as one of these types and upload that.`;
}

export function refused({ code, message }: FileRefusal): Problem {
  return new Problem(code, message);
}
