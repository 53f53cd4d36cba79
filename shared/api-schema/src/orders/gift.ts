import { MAXIMUM_GIFT_NOTE } from '@kaagazz/domain';
import { z } from 'zod';
import { optionalText } from '../wire-text.ts';

export const Gift = z.object({ note: optionalText(MAXIMUM_GIFT_NOTE), wrap: z.boolean() });
