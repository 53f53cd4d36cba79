import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { AppContext } from '../../../app-context.ts';
import { isUuid } from '../../../db/is-uuid.ts';
import { Problem } from '../../../plugins/problem.ts';
import { previewToken, previewedEntry } from '../../content/preview-token.ts';
import type { ProductFields } from './product-on-wire.ts';

/** Maximum length of the encoded changes. Some proxies reject URLs longer than 8 KB. */
const LONGEST_TOKEN = 7_000;

/** Creates and reads the tokens in product preview links, which contain the unsaved changes. */
export class ProductPreviews {
  readonly #context: Pick<AppContext, 'config' | 'now'>;

  constructor(context: Pick<AppContext, 'config' | 'now'>) {
    this.#context = context;
  }

  /** @throws Problem 409 `NOT_POSSIBLE` if the changes are too long for a link */
  tokenOf(id: string, fields: ProductFields): string {
    const { config, now } = this.#context;
    const changes = deflateRawSync(JSON.stringify({ id, fields })).toString('base64url');
    if (changes.length > LONGEST_TOKEN) {
      throw new Problem('NOT_POSSIBLE', 'The changes are too long for a preview link. Please save them first.');
    }
    return previewToken(config.authSecret, changes, now());
  }

  /** Returns the unsaved changes, or undefined if the token isn't valid for this product. */
  changesIn(token: string | undefined, productId: string): ProductFields | undefined {
    const { config, now } = this.#context;
    const signed = previewedEntry([config.authSecret, ...config.previousAuthSecrets], token, now());
    if (signed === undefined || isUuid(signed)) return undefined;
    const json = inflateRawSync(Buffer.from(signed, 'base64url')).toString();
    const { id, fields } = JSON.parse(json) as { id: string; fields: ProductFields };
    return id === productId ? fields : undefined;
  }
}
