import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { AppContext } from '../../../app-context.ts';
import { isUuid } from '../../../db/is-uuid.ts';
import { Problem } from '../../../plugins/problem.ts';
import { previewToken, previewedEntry } from '../../content/preview-token.ts';
import type { ProductFields } from './product-on-wire.ts';

/**
 * Maximum length of a token in characters. The token is part of a URL, and some proxies reject URLs
 * longer than 8 KB.
 */
const LONGEST_TOKEN = 7_000;

export class ProductPreviews {
  readonly #context: Pick<AppContext, 'config' | 'now'>;

  constructor(context: Pick<AppContext, 'config' | 'now'>) {
    this.#context = context;
  }

  tokenOf(id: string, fields: ProductFields): string {
    const { config, now } = this.#context;
    const changes = deflateRawSync(JSON.stringify({ id, fields })).toString('base64url');
    if (changes.length > LONGEST_TOKEN) {
      throw new Problem(
        'NOT_POSSIBLE',
        'Your changes are too long for a preview link. Save the product first, then preview it.',
      );
    }
    return previewToken(config.authSecret, changes, now());
  }

  changesIn(token: string | undefined, productId: string): ProductFields | undefined {
    const { config, now } = this.#context;
    const signed = previewedEntry([config.authSecret, ...config.previousAuthSecrets], token, now());
    if (signed === undefined || isUuid(signed)) return undefined;
    const json = inflateRawSync(Buffer.from(signed, 'base64url')).toString();
    const { id, fields } = JSON.parse(json) as { id: string; fields: ProductFields };
    return id === productId ? fields : undefined;
  }
}
