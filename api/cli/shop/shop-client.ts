import { z } from 'zod';

import { ShopProblem } from './shop-problem.ts';
import type { ShopProblemCode } from './shop-problem.ts';

const Failure = z.looseObject({ success: z.literal(false), code: z.string(), message: z.string() });

const BY_STATUS: Record<number, ShopProblemCode> = {
  400: 'INVALID',
  404: 'UNKNOWN',
  409: 'NOT_NOW',
  413: 'INVALID',
  422: 'INVALID',
};
const TIMEOUT_MS = 30_000;

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  contentType?: string;
  timeoutMs?: number;
}

/** Client for the shop's operator API. All methods throw `ShopProblem` on failure. */
export class ShopClient {
  readonly #siteUrl: string;
  readonly #token: string;

  constructor({ siteUrl, token }: { siteUrl: string; token: string }) {
    this.#siteUrl = siteUrl;
    this.#token = token;
  }

  async call<Shape extends z.ZodType>(path: string, shape: Shape, request: Request = {}): Promise<z.infer<Shape>> {
    const response = await this.send(path, request);
    const parsed = shape.safeParse(await response.json().catch(() => undefined));
    if (parsed.success) return parsed.data;
    throw new ShopProblem('UNREACHABLE', `the server at ${this.#siteUrl} is not this version of the shop`);
  }

  async send(
    path: string,
    { method = 'GET', body, contentType, timeoutMs = TIMEOUT_MS }: Request = {},
  ): Promise<Response> {
    const response = await this.#fetch(`/api/operator${path}`, {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body !== undefined && { 'content-type': contentType ?? 'application/json' }),
      },
      ...(body !== undefined && { body: contentType ? (body as BodyInit) : JSON.stringify(body), duplex: 'half' }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return response;
    throw await this.#problemOf(response);
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(this.#siteUrl + path, init);
    } catch (error) {
      const { name, cause } = error as { name: string; cause?: { code?: string } };
      const why = name === 'TimeoutError' ? 'timeout' : (cause?.code ?? 'network error');
      throw new ShopProblem(
        'UNREACHABLE',
        `no connection to the shop at ${this.#siteUrl} (${why}), check that it is running and SITE_URL is right`,
      );
    }
  }

  async #problemOf(response: Response): Promise<ShopProblem> {
    const failure = Failure.safeParse(await response.json().catch(() => undefined));
    if (!failure.success || response.status >= 500) {
      const location = response.headers.get('location');
      const message = failure.success ? `: ${failure.data.message}` : '';
      const what = location ? `redirects to ${location}` : `responded with status ${response.status}${message}`;
      return new ShopProblem('UNREACHABLE', `the shop at ${this.#siteUrl} ${what}`);
    }
    const { code, message } = failure.data;
    // The shop responds with 404 if the operator token is invalid.
    if (code === 'NOT_FOUND') {
      return new ShopProblem('WRONG_TOKEN', `the shop at ${this.#siteUrl} does not accept this operator token`);
    }
    return new ShopProblem(BY_STATUS[response.status] ?? 'INVALID', message, {
      json: { reason: code, answer: failure.data },
    });
  }
}
