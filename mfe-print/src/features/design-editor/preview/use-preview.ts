import { readNames, REPLY_CODE_LENGTH, unprintable } from '@kaagazz/domain/print';
import type { PrintService } from '@kaagazz/domain/print';
import { forGuest } from '@kaagazz/print-design';
import type { DesignFields, Measure, SheetSide } from '@kaagazz/print-design';
import { useDeferredValue, useMemo } from 'react';

import { replyPath, verifyPath } from '../../../paths.ts';
import { previewFields } from './preview-fields.ts';
import type { PreviewSheet } from './preview-sheet.ts';
import { useCodeEncoder } from './use-code-encoder.ts';
import { useDesign } from './use-design.ts';

export interface Preview {
  sides: readonly SheetSide[];
  samples: ReadonlySet<string>;
  unprintable: readonly string[];
  hasFailed: boolean;
}

const SAMPLE_REPLY = replyPath('0'.repeat(REPLY_CODE_LENGTH));

interface PreviewOptions {
  sheet: PreviewSheet;
  values: DesignFields;
  hasLogo: boolean;
  createMeasure: (() => Measure) | undefined;
}

export function usePreview({ sheet, values, hasLogo, createMeasure }: PreviewOptions): Preview {
  const { service, id, optional } = sheet;
  const typed = useDeferredValue(values);
  const text = useMemo(() => Object.values(typed).join(' '), [typed]);
  const isUsed = optional?.isUsed(typed) ?? true;
  const loaded = useDesign(service.id, id, isUsed, text, createMeasure);
  const { serial } = typeof loaded === 'object' && loaded !== null ? loaded.design.sample : {};
  const samplePath = serial === undefined ? (typed.replyCode ? SAMPLE_REPLY : null) : verifyPath(serial);
  const encoders = useCodeEncoder(samplePath !== null || Boolean(typed.contactCode));
  const sampleCode = useMemo(
    () => (samplePath === null ? undefined : encoders?.replySymbol(window.location.origin + samplePath)),
    [encoders, samplePath],
  );

  return useMemo(() => {
    const common = { unprintable: unprintable(printedText(service, typed)), hasFailed: loaded === 'failed' };
    if (loaded === null || loaded === 'failed') return { ...common, sides: [], samples: new Set() };
    const { fields, samples } = previewFields(service, typed, loaded.design.sample);
    const [guest] = readNames(service.id, typed).guests;
    const shown = {
      ...(guest ? forGuest(fields, guest) : fields),
      ...(serial !== undefined && { serial, verifyAt: window.location.host + verifyPath() }),
    };
    const replySymbol = sampleCode ?? encoders?.contactSymbol(shown);
    return { ...common, sides: loaded.design.draw(shown, loaded.measure, { hasLogo, replySymbol }), samples };
  }, [loaded, service, typed, hasLogo, encoders, sampleCode, serial]);
}

function printedText({ fields }: PrintService, typed: DesignFields): string {
  return fields.flatMap(({ name, isPrinted }) => (isPrinted ? (typed[name] ?? '') : [])).join(' ');
}
