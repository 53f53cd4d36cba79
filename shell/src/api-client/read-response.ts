import type { ApiProblem, ApiResult } from '@kaagazz/contract';

const NO_RESPONSE: ApiProblem = {
  status: 0,
  code: 'NO_ANSWER',
  message: 'We could not reach the shop. Check your connection and try again.',
};

export const noResponse: ApiResult = { error: NO_RESPONSE };

export async function readResponse(
  response: Pick<Response, 'ok' | 'status'> & { json: () => unknown },
): Promise<ApiResult> {
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    return { error: { ...NO_RESPONSE, status: response.status, code: 'UNREADABLE_ANSWER' } };
  }
  if (response.ok && !(isRecord(body) && body.success === false)) return { data: body };
  const { message, code, ...details } = isRecord(body) ? body : {};
  return {
    error: {
      status: response.status,
      code: typeof code === 'string' ? code : 'UNKNOWN',
      message: typeof message === 'string' ? message : '',
      details,
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
