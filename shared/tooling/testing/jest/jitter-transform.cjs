const swc = require('@swc/jest');

const DYNAMIC_IMPORT = /\bPromise\.resolve\(\)\.then\(/g;

module.exports = {
  createTransformer(options) {
    const inner = swc.createTransformer(options);
    return {
      ...inner,
      getCacheKey: (...file) => `jitter ${inner.getCacheKey(...file)}`,
      process(...file) {
        const { code, ...rest } = inner.process(...file);
        return {
          ...rest,
          code: code.replaceAll(DYNAMIC_IMPORT, '(globalThis.jitter ?? (() => Promise.resolve()))().then('),
        };
      },
    };
  },
};
