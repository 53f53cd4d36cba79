import { reportCallResult } from './report-call-result.ts';

const page = { reportFailure: jest.fn(), reportOutcome: jest.fn() };
beforeEach(() => jest.resetAllMocks());

const failed = (status: number, code: string) => ({ error: { status, code, message: '' } });

it.each([
  ['the api fails', 503, 'UNAVAILABLE'],
  ['the api does not respond', 0, 'NO_ANSWER'],
  ['the api refuses the shape of the request', 400, 'VALIDATION'],
  ['the response is not JSON', 200, 'UNREADABLE_ANSWER'],
])('a call is reported as failed if %s', (_when, status, code) => {
  reportCallResult(page, 'mfe-shop', { url: '/auth/my-order/KGZ-2026-000001?email=x' }, failed(status, code));

  const call = `GET /auth/my-order/:id: ${status} ${code}`;
  expect(page.reportFailure.mock.calls).toEqual([['api', 'mfe-shop', call]]);
});

it.each([
  [400, 'INVALID_OTP'],
  [401, 'UNAUTHENTICATED'],
  [404, 'PRODUCT_NOT_FOUND'],
  [409, 'OUT_OF_STOCK'],
])('a call that the api refuses with %i %s is not reported as failed', (status, code) => {
  reportCallResult(page, 'mfe-shop', { url: '/product/list' }, failed(status, code));

  expect(page.reportFailure).not.toHaveBeenCalled();
});

it('successful orders and form submissions are reported', () => {
  const ok = { data: {} };
  reportCallResult(page, 'mfe-shop', { method: 'POST', url: '/payment/create-order' }, ok);
  reportCallResult(page, 'mfe-brand', { method: 'POST', url: '/partner/connect' }, ok);
  reportCallResult(page, 'mfe-shop', { method: 'POST', url: '/payment/quote' }, ok);

  expect(page.reportOutcome.mock.calls).toEqual([
    ['order', 'mfe-shop'],
    ['form', 'mfe-brand'],
  ]);
});
