/** Stands in for what the federation runtime would do on a server, in the shell's build for browsers. Pages are drawn without federation (docs/decisions). */
export function createScriptNode() {
  throw new Error('not for servers');
}

export function loadScriptNode() {
  throw new Error('not for servers');
}
