import type { PrintService } from '@kaagazz/domain/print';
import type { DesignFields } from '@kaagazz/print-design';

/** What the preview shows, and which of it are only our own examples. */
export interface PreviewFields {
  fields: DesignFields;
  /** names of the fields whose text is the design's sample; empty once all that is needed has been typed */
  samples: ReadonlySet<string>;
}

/**
 * What was typed, with examples where nothing was: a sheet with holes tells nothing. As soon as every required field has its text the examples are gone,
 * the optional ones too, and the preview is the very sheet that will be printed.
 */
export function previewFields(service: PrintService, typed: DesignFields, sample: DesignFields): PreviewFields {
  const isTyped = (name: string) => (typed[name] ?? '').trim() !== '';
  const isComplete = service.fields.every(
    ({ name, required, kind }) => !required || kind === 'choice' || isTyped(name),
  );
  if (isComplete) return { fields: typed, samples: new Set() };

  const samples = Object.keys(sample).filter((name) => !isTyped(name));
  const examples = Object.fromEntries(samples.map((name) => [name, sample[name] ?? '']));
  return { fields: { ...typed, ...examples }, samples: new Set(samples) };
}
