import { z } from 'zod';

import { ShopProblem } from './shop-problem.ts';
import type { ShopProblemCode } from './shop-problem.ts';

const Failure = z.looseObject({ success: z.literal(false), code: z.string(), message: z.string() });

/** Failures that are said in another way than by their status. */
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
  /** sent as JSON, unless `contentType` says what it is */
  body?: unknown;
  /** of a body that is bytes, text or a stream of them */
  contentType?: string;
  /** default 30,000; a long import says more */
  timeoutMs?: number;
}

/** The running shop's operator calls. All methods throw `ShopProblem`. */
export class ShopClient {
  readonly #siteUrl: string;
  readonly #token: string;

  /** @param siteUrl origin, without a slash at its end */
  constructor({ siteUrl, token }: { siteUrl: string; token: string }) {
    this.#siteUrl = siteUrl;
    this.#token = token;
  }

  /**
   * Asks for JSON of that shape.
   *
   * @param path below /api/operator, its parts encoded: `/orders/KGZ-2026-000123`
   */
  async call<Shape extends z.ZodType>(path: string, shape: Shape, request: Request = {}): Promise<z.infer<Shape>> {
    const response = await this.send(path, request);
    const answer = shape.safeParse(await response.json().catch(() => undefined));
    if (answer.success) return answer.data;
    throw new ShopProblem('UNREACHABLE', `what answers at ${this.#siteUrl} is not this version of the shop`);
  }

  /** The answer as it comes: files. */
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
      const why = name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? 'no connection');
      throw new ShopProblem(
        'UNREACHABLE',
        `no shop answers at ${this.#siteUrl} (${why}): is it running? SITE_URL says where`,
      );
    }
  }

  async #problemOf(response: Response): Promise<ShopProblem> {
    const failure = Failure.safeParse(await response.json().catch(() => undefined));
    if (!failure.success || response.status >= 500) {
      const elsewhere = response.headers.get('location');
      const words = failure.success ? `: ${failure.data.message}` : '';
      const answer = elsewhere ? `sends on to ${elsewhere}` : `answers with status ${response.status}${words}`;
      return new ShopProblem('UNREACHABLE', `the shop at ${this.#siteUrl} ${answer}`);
    }
    const { code, message } = failure.data;
    // To strangers the operators' door looks like no door.
    if (code === 'NOT_FOUND') {
      return new ShopProblem('WRONG_TOKEN', `the shop at ${this.#siteUrl} does not take this operator's token`);
    }
    return new ShopProblem(BY_STATUS[response.status] ?? 'INVALID', message, {
      json: { reason: code, answer: failure.data },
    });
  }
}
