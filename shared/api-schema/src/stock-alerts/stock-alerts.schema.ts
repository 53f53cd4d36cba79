import { z } from 'zod';
import { emailAddress, requiredText } from '../wire-text.ts';

export const StockAlertRequest = z.object({ productId: requiredText(100), email: emailAddress });

/** The id is a secret that is sent only in the confirmation email. */
export const StockAlertParams = z.object({ id: z.uuid().nullable().catch(null) });

export const StockAlertResponse = z.object({ success: z.literal(true) });
