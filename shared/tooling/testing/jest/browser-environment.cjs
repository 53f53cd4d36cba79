const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom with Node's own fetch family handed in: jsdom has none, and React Router and the data client build Requests.
 * AbortController must come from the same world as Request, else every request is refused as "not an AbortSignal".
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
