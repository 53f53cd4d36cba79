import { contactCard, contactCodeProblem } from '@kaagazz/domain/print';
import encodeQR from 'qr';

import type { DesignFields } from './design.ts';
import type { ReplySymbol } from './reply-block.ts';

/** ISO/IEC 18004 requires a margin of four modules. */
const QUIET_MODULES = 4;

/** Returns a QR code that remains readable if up to 15% of it is damaged. */
export function replySymbol(text: string): ReplySymbol {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  return { d: rows.map(rowPath).join(''), modules: rows.length, text };
}

export function contactSymbol(fields: DesignFields): ReplySymbol | undefined {
  return fields.contactCode && contactCodeProblem(fields) === null ? replySymbol(contactCard(fields)) : undefined;
}

/**
 * Draws adjacent modules as one shape, because hairline gaps between separate shapes can show in
 * print.
 */
function rowPath(row: readonly boolean[], y: number): string {
  const runs: string[] = [];
  for (let start = 0; start < row.length; start += 1) {
    if (!row[start] || row[start - 1]) continue;
    const end = row.indexOf(false, start);
    const right = end < 0 ? row.length : end;
    runs.push(`M${start} ${y}L${right} ${y}L${right} ${y + 1}L${start} ${y + 1}Z`);
  }
  return runs.join('');
}
