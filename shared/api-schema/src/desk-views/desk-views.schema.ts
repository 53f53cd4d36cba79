import { z } from 'zod';
import { oneLine, requiredText } from '../wire-text.ts';

const resource = requiredText(40);
const MOST_FILTERS = 20;

/** Search terms (`q`) can't be saved, because they may contain customers' names. */
const filter = z
  .record(z.string().max(40), z.string().max(100))
  .refine((filters) => Object.keys(filters).length <= MOST_FILTERS && !('q' in filters), 'can’t be saved');

export const DeskView = z
  .object({
    id: z.string(),
    name: z.string(),
    filter: z.record(z.string(), z.string()),
    isShared: z.boolean(),
    isRemovable: z.boolean(),
  })
  .meta({ id: 'DeskView' });

export type DeskView = z.output<typeof DeskView>;

export const DeskViewQuery = z.object({ resource });

export const DeskViews = z.object({ success: z.literal(true), data: z.array(DeskView) });

export const NewDeskView = z.object({ resource, name: oneLine(40, 'Enter a name.'), filter, isShared: z.boolean() });

export const DeskViewParams = z.object({ id: z.uuid() });
