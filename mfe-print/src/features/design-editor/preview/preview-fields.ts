import { neededFields } from '@kaagazz/domain/print';
import type { PrintService } from '@kaagazz/domain/print';
import type { DesignFields } from '@kaagazz/print-design';

interface PreviewFields {
  fields: DesignFields;
  samples: ReadonlySet<string>;
}

export function previewFields(service: PrintService, typed: DesignFields, sample: DesignFields): PreviewFields {
  const isTyped = (name: string) => (typed[name] ?? '').trim() !== '';
  const isComplete = neededFields(service, typed).every(
    ({ name, required, kind }) => !required || kind === 'choice' || isTyped(name),
  );
  if (isComplete) return { fields: typed, samples: new Set() };

  const examples = Object.fromEntries(Object.entries(sample).filter(([name]) => !isTyped(name)));
  return { fields: { ...typed, ...examples }, samples: new Set(Object.keys(examples)) };
}
