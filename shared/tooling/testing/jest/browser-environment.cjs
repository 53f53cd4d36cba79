const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom with Node's `fetch` API, which React Router and the data client need. `Request` accepts
 * only an AbortSignal of its own realm, so `AbortController` is Node's, too.
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
