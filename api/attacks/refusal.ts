interface TestResponse {
  statusCode: number;
  payload: string;
}

const INTERNALS =
  /\n\s+at |node:internal|node_modules|\.[jt]s:\d+|\b(select|insert into|update|delete from)\b [^"]*\b(from|set|values|where)\b|drizzle|pglite|postgres|syntax error|violates|ZodError|FST_ERR|ECONN|payment_attempts|mailbox_codes/i;

export function faultOf({ statusCode, payload }: TestResponse): string | undefined {
  if (statusCode >= 500) return `${statusCode}: ${payload.slice(0, 200)}`;
  const internals = INTERNALS.exec(payload)?.[0];
  if (internals && statusCode >= 400) return `${statusCode} reveals internals: ${internals}`;
  if (statusCode < 400) return undefined;
  return isFailure(payload) ? undefined : `${statusCode} is not a problem: ${payload.slice(0, 200)}`;
}

function isFailure(payload: string): boolean {
  try {
    const { success, message, code } = JSON.parse(payload) as Record<string, unknown>;
    return success === false && typeof message === 'string' && typeof code === 'string' && /^[A-Z_]+$/.test(code);
  } catch {
    return false;
  }
}
