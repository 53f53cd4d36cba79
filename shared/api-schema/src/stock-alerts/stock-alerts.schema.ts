import { z } from 'zod';
import { emailAddress, requiredText } from '../wire-text.ts';

export const StockAlertRequest = z.object({ productId: requiredText(100), email: emailAddress });

/** Only the recipient of the confirmation email knows the id. */
export const StockAlertParams = z.object({ id: z.uuid().nullable().catch(null) });

export const StockAlertResponse = z.object({ success: z.literal(true) });
