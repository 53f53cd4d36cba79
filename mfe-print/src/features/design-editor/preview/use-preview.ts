import { unprintable } from '@kaagazz/domain/print';
import type { PrintService } from '@kaagazz/domain/print';
import type { DesignFields, Drawing, Measure } from '@kaagazz/print-design';
import { useDeferredValue, useMemo } from 'react';

import { previewFields } from './preview-fields.ts';
import { useDesign } from './use-design.ts';

/** What a preview can show by now. */
export interface Preview {
  /** empty until the design is there: its picture stands in */
  drawings: readonly Drawing[];
  samples: ReadonlySet<string>;
  /** letters that were typed and stay off the sheet, because no font has them: emoji, other scripts */
  leftOut: readonly string[];
  /** the design's code did not come; the form works without */
  hasFailed: boolean;
}

const NO_SAMPLES: ReadonlySet<string> = new Set();

interface Previewed {
  service: PrintService;
  designId: string;
  /** what is in the form, by field */
  values: DesignFields;
  hasLogo: boolean;
  measureBy: (() => Measure) | undefined;
}

/** Draws what is typed into a form, one step behind the keys when the device is slow. */
export function usePreview({ service, designId, values, hasLogo, measureBy }: Previewed): Preview {
  const typed = useDeferredValue(values);
  const text = useMemo(() => Object.values(typed).join(' '), [typed]);
  const loaded = useDesign(service.id, designId, text, measureBy);

  const leftOut = useMemo(() => unprintable(printedText(service, typed)), [service, typed]);

  return useMemo(() => {
    if (loaded === null || loaded === 'failed') {
      return { drawings: [], samples: NO_SAMPLES, leftOut, hasFailed: loaded === 'failed' };
    }
    const { fields, samples } = previewFields(service, typed, loaded.design.sample);
    return { drawings: loaded.design.draw(fields, loaded.measure, { hasLogo }), samples, leftOut, hasFailed: false };
  }, [loaded, service, typed, hasLogo, leftOut]);
}

function printedText({ fields }: PrintService, typed: DesignFields): string {
  return fields.flatMap(({ name, isPrinted }) => (isPrinted ? (typed[name] ?? '') : [])).join(' ');
}
