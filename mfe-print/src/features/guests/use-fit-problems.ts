import type { Guest, GuestProblem, PrintServiceId } from '@kaagazz/domain/print';
import { FALLBACK_FONT, loadDesign, loadFonts, measureWithCanvas } from '@kaagazz/print-design';
import type { Design, DesignFields } from '@kaagazz/print-design';
import { useEffect, useState } from 'react';

import { checkFit } from './check-fit.ts';

const PAUSE_MS = 800;
const NONE: readonly GuestProblem[] = [];

interface FitOptions {
  service: PrintServiceId;
  design: string;
  fields: DesignFields;
  guests: readonly Guest[];
  hasLogo: boolean;
}

export function useFitProblems(options: FitOptions): readonly GuestProblem[] | null {
  const { service, design: id, fields, guests, hasLogo } = options;
  const [checked, setChecked] = useState<{ guests: readonly Guest[]; problems: readonly GuestProblem[] } | null>(null);

  useEffect(() => {
    if (guests.length === 0) return undefined;
    const controller = new AbortController();
    const check = async () => {
      const design = await loadDesign(service, id);
      const texts = guests.flatMap(({ name, otherName, address, person }) => [
        ...[name, otherName, address],
        ...Object.values<string>({ ...person }),
      ]);
      await loadFonts([...design.fonts, FALLBACK_FONT], texts.join(' '));
      return checkFit(await printedDesign(design, fields, hasLogo), fields, guests, {
        measure: measureWithCanvas(),
        signal: controller.signal,
      });
    };
    const timer = setTimeout(() => {
      check().then(
        (problems) => problems && setChecked({ guests, problems }),
        () => setChecked({ guests, problems: NONE }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [service, id, fields, guests, hasLogo]);

  if (guests.length === 0) return NONE;
  return checked?.guests === guests ? checked.problems : null;
}

async function printedDesign(
  design: Design,
  { contactCode }: DesignFields,
  hasLogo: boolean,
): Promise<Pick<Design, 'draw'>> {
  if (!contactCode) return { draw: (fields, measure) => design.draw(fields, measure, { hasLogo }) };
  const { contactSymbol } = await import(/* webpackChunkName: "reply-code" */ '@kaagazz/print-design/reply-code');
  return {
    draw: (fields, measure) => design.draw(fields, measure, { hasLogo, replySymbol: contactSymbol(fields) }),
  };
}
