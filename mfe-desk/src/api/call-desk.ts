import { callOperation, problemOf, type ApiProblem, type ApiRequest } from '@kaagazz/contract';
import type { RequestOf, ResponseOf, Route } from '@kaagazz/api-schema';

import { DeskProblem } from './desk-problem.ts';

const NO_RESPONSE: ApiProblem = {
  status: 0,
  code: 'NO_ANSWER',
  message: 'No connection. Check your internet connection and try again.',
};

type AskForStepUp = () => Promise<boolean>;

let askForStepUp: AskForStepUp = () => Promise.resolve(false);

export function onStepUpRequired(ask: AskForStepUp): void {
  askForStepUp = ask;
}

let onSessionEnd: () => void = () => undefined;

export function onSessionEnded(callback: () => void): void {
  onSessionEnd = callback;
}

/**
 * Calls an API operation. If the operation requires reauthentication, asks the user to
 * reauthenticate and then retries.
 * @throws DeskProblem if the request fails
 */
export async function callDesk<R extends Route>(route: R, request: RequestOf<R>): Promise<ResponseOf<R>> {
  const first = await callOperation(send, route, request);
  const again = first.error?.code === 'STEP_UP_REQUIRED' && (await askForStepUp());
  const result = again ? await callOperation(send, route, request) : first;
  if (result.error) throw new DeskProblem(result.error);
  return result.data;
}

/**
 * Calls an API operation without extending the session. Use it for polling, because polling must
 * not keep an inactive user signed in.
 */
export async function callInBackground<R extends Route>(route: R, request: RequestOf<R>): Promise<ResponseOf<R>> {
  const { data, error } = await callOperation((sent) => send(sent, { 'x-desk-background': '1' }), route, request);
  if (error) throw new DeskProblem(error);
  return data;
}

/** Sends a request whose route is known only at run time. Use `callDesk` for all other requests. */
export async function send(
  request: ApiRequest,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ data?: unknown; error?: ApiProblem }> {
  try {
    const response = await fetch(`/api${request.url}`, optionsOf(request, headers));
    if (request.answer === 'file' && response.ok) return { data: await response.blob() };
    const data: unknown = await response.json();
    if (response.ok && !isFailure(data)) return { data };
    if (response.status === 401) onSessionEnd();
    return { error: { ...problemOf(data), status: response.status } };
  } catch {
    return { error: NO_RESPONSE };
  }
}

function optionsOf({ method = 'GET', body }: ApiRequest, headers: Readonly<Record<string, string>>): RequestInit {
  if (body === undefined) return { method, headers };
  const isFile = body instanceof Blob;
  const type = isFile ? body.type || 'application/octet-stream' : 'application/json';
  return { method, body: isFile ? body : JSON.stringify(body), headers: { ...headers, 'content-type': type } };
}

function isFailure(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'success' in data && data.success === false;
}
