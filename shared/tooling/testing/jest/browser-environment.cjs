const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * A jsdom environment with Node's `fetch` API, which React Router and the data client need. It also
 * uses Node's `AbortController`, because `Request` rejects signals from any other implementation.
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
