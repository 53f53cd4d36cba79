import type { ApiProblem, ApiResult } from '@kaagazz/contract';

const NO_ANSWER: ApiProblem = {
  status: 0,
  code: 'NO_ANSWER',
  message: 'We could not reach the shop. Check your connection and try again.',
};

/** No answer came: offline, api away, or too late. */
export function noAnswer(): ApiResult {
  return { error: NO_ANSWER };
}

/** Reads the api's answer: its body, or the problem that it tells (E12). What is not JSON, such as a proxy's page, is a problem too. */
export async function readAnswer(
  response: Pick<Response, 'ok' | 'status'> & { json: () => unknown },
): Promise<ApiResult> {
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    return { error: { ...NO_ANSWER, status: response.status, code: 'UNREADABLE_ANSWER' } };
  }
  if (response.ok && !isFailure(body)) return { data: body };
  const { message, code, ...details } = isRecord(body) ? body : {};
  return {
    error: {
      status: response.status,
      code: typeof code === 'string' ? code : 'UNKNOWN',
      message: typeof message === 'string' ? message : NO_ANSWER.message,
      details,
    },
  };
}

function isFailure(body: unknown): boolean {
  return isRecord(body) && body.success === false;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
