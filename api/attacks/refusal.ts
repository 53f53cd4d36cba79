/** What both `inject` and a real request answer. */
interface Answered {
  statusCode: number;
  payload: string;
}

/** Words that only our own insides know: a stack, SQL, a table, a library, a file. */
const INSIDES =
  /\n\s+at |node:internal|node_modules|\.[jt]s:\d+|\b(select|insert into|update|delete from)\b [^"]*\b(from|set|values|where)\b|drizzle|pglite|postgres|syntax error|violates|ZodError|FST_ERR|ECONN|payment_attempts|mailbox_codes/i;

/**
 * Whether an answer is one that an attacker may see: agreed words and no more.
 *
 * @returns what is wrong with it; nothing is as it should be
 */
export function faultOf({ statusCode, payload }: Answered): string | undefined {
  if (statusCode >= 500) return `${statusCode}: ${payload.slice(0, 200)}`;
  const insides = INSIDES.exec(payload)?.[0];
  if (insides && statusCode >= 400) return `${statusCode} tells of our insides: ${insides}`;
  if (statusCode < 400) return undefined;
  return isFailure(payload) ? undefined : `${statusCode} is no failure as agreed: ${payload.slice(0, 200)}`;
}

/** `{ success: false, message, code }` (E12). */
function isFailure(payload: string): boolean {
  try {
    const { success, message, code } = JSON.parse(payload) as Record<string, unknown>;
    return success === false && typeof message === 'string' && typeof code === 'string' && /^[A-Z_]+$/.test(code);
  } catch {
    return false;
  }
}
