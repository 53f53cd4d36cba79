const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * Runs tests in the worker's global scope. In a separate scope, `instanceof` would fail for objects
 * from cached packages.
 */
module.exports = class ServerEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #globals = Object.getOwnPropertyDescriptors(globalThis);
  #variables = { ...process.env };

  constructor({ projectConfig: config }) {
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.global = null;
    restoreGlobals(this.#globals);
    for (const name of Object.keys(process.env)) {
      if (!(name in this.#variables)) delete process.env[name];
    }
    Object.assign(process.env, this.#variables);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};

function restoreGlobals(before) {
  for (const name of Reflect.ownKeys(globalThis)) {
    const { configurable } = Object.getOwnPropertyDescriptor(globalThis, name);
    if (configurable && !Object.hasOwn(before, name)) delete globalThis[name];
  }
  for (const name of Reflect.ownKeys(before)) {
    if (before[name].configurable) Object.defineProperty(globalThis, name, before[name]);
  }
}
