const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * A jsdom environment with Node's `fetch`. Node's `Request` accepts only signals from Node's
 * `AbortController`.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      WritableStream,
      TransformStream,
      BroadcastChannel,
      structuredClone,
    });
  }
};
