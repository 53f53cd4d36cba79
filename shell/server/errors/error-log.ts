import { createHash } from 'node:crypto';

import { MAX_MESSAGE, MAX_STACK } from '../health/index.ts';
import type { FailureKind, ReleaseHealth } from '../health/index.ts';
import { browserFamily } from './browser-family.ts';
import type { ErrorSink } from './error-sink.ts';
import { withoutPersonalData } from './mask-personal-data.ts';
import { resolvedStack } from './resolved-stack.ts';
import type { FindRelease } from './resolved-stack.ts';
import { formatFrame, framesOf } from './stack-frames.ts';

export interface RaisedError {
  app: string;
  version: string;
  kind: FailureKind;
  message: string;
  stack: string;
  /** Route pattern such as `/orders/:id`. The path itself may contain personal data. */
  route: string;
  userAgent: string | undefined;
}

interface ErrorLogOptions {
  health: Pick<ReleaseHealth, 'error' | 'errorGroup'>;
  release: FindRelease;
  sink?: Pick<ErrorSink, 'send'> | undefined;
}

export class ErrorLog {
  readonly #options: ErrorLogOptions;

  constructor(options: ErrorLogOptions) {
    this.#options = options;
  }

  async keep({ app, version, kind, ...raised }: RaisedError): Promise<void> {
    const { health, release, sink } = this.#options;
    const message = withoutPersonalData(raised.message).slice(0, MAX_MESSAGE);
    const frames = framesOf(raised.stack);
    const id = createHash('sha256')
      .update([kind, message, ...frames.map(formatFrame)].join('\n'))
      .digest('base64url')
      .slice(0, 12);
    const browser = raised.userAgent === undefined ? 'server' : browserFamily(raised.userAgent);
    const known = health.errorGroup({ app, version }, id)?.stack;
    const stack = known ?? (await resolvedStack(frames, release)).slice(0, MAX_STACK);
    const error = { app, version, kind, message, stack, route: raised.route, browser };
    health.error({ ...error, id });
    void sink?.send(error);
  }
}
