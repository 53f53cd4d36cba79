/**
 * Stands in for how the federation runtime fetches a remote's entry, in the shell's build: by the one way that is used here, a script that the host's hook makes
 * (with its integrity) and that leaves the container in a global. The library's part knows modules, SystemJS, manifests and servers, too.
 */
const TOO_LATE_MS = 20_000;

/** entry -> what is loaded, or is being loaded; one that failed is asked for again */
const entries = new Map();

export function getRemoteInfo(remote) {
  const { entry = '', entryGlobalName = remote.name, shareScope = 'default' } = remote;
  return { ...remote, entry, entryGlobalName, shareScope };
}

export function getRemoteEntryUniqueKey({ name, entry }) {
  return `${name}:${entry}`;
}

export async function getRemoteEntry({ origin, remoteInfo, remoteEntryExports }) {
  if (remoteEntryExports) return remoteEntryExports;
  const key = getRemoteEntryUniqueKey(remoteInfo);
  if (!entries.has(key)) {
    const loading = load(origin, remoteInfo);
    entries.set(key, loading);
    loading.catch(() => entries.delete(key));
  }
  return entries.get(key);
}

async function load(origin, remoteInfo) {
  const { name, entry: url, entryGlobalName } = remoteInfo;
  if (globalThis[entryGlobalName]) return globalThis[entryGlobalName];
  const script = origin.loaderHook.lifecycle.createScript.emit({ url, attrs: {}, remoteInfo });
  await new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`the entry of ${name} did not arrive: ${url}`));
    setTimeout(fail, TOO_LATE_MS);
    script.onload = resolve;
    script.onerror = fail;
    globalThis.document.head.append(script);
  }).finally(() => script.remove());
  if (!globalThis[entryGlobalName]) throw new Error(`the entry of ${name} left nothing: ${url}`);
  return globalThis[entryGlobalName];
}

export function isEsmRemoteType() {
  return false;
}
