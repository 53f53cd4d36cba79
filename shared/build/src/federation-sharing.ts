import { satisfy } from './federation-caret-ranges.ts';

/** The one share scope of a page. */
const SCOPE = 'default';

type Factory = () => unknown;

/** What an instance brings, or a remote asks for; the rest of what the library says of it is for what is not done here. */
interface Shared {
  version: string;
  lib: Factory;
}

/** name -> version -> what is shared, and who brings it */
type ShareScope = Record<string, Record<string, Shared & { from: string }>>;

interface Wanted {
  customShareInfo?: { shareConfig?: { requiredVersion?: string | false } };
}

/**
 * Stands in for the federation runtime's sharing in the shell's build. What is shared here is brought by the shell alone, whole, in one scope, before any
 * remote is asked for; so there is nothing to choose, to wait for or to fetch: a remote gets it, or is told that its version does not fit. The library's part
 * is for many bringers, versions and scopes, and for parts of packages that a server calculates.
 */
export class SharedHandler {
  shareScopeMap: Record<string, ShareScope> = { [SCOPE]: {} };
  hooks = {
    lifecycle: { afterResolve: { emit: <Found>(found: Found) => found } },
    applyPlugin() {},
    removePlugin() {},
  };

  registerShared(_known: unknown, { name: from, shared = {} }: { name: string; shared?: Record<string, Shared> }) {
    for (const [key, given] of Object.entries(shared)) {
      // first come, first kept: what a page shows already must not be doubled
      const versions = (this.#scope[key] ??= {});
      versions[given.version] ??= { ...given, from };
    }
    return formatShareConfigs();
  }

  /** A remote's instance takes the host's scope for its own. */
  initShareScopeMap(name: string, scope: ShareScope): void {
    this.shareScopeMap[name] = scope;
  }

  /** @returns what is to be waited for */
  initializeSharing(): Promise<void>[] {
    return [];
  }

  /**
   * @returns gives the shared module; false when nobody brings it
   * @throws when its version does not fit
   */
  loadShareSync(key: string, { customShareInfo }: Wanted = {}): Factory | false {
    const [brought] = Object.values(this.#scope[key] ?? {});
    if (!brought) return false;
    const range = customShareInfo?.shareConfig?.requiredVersion;
    if (range && !satisfy(brought.version, range)) {
      throw new Error(`${brought.from} shares ${key} ${brought.version}, but ${range} is needed`);
    }
    return brought.lib;
  }

  async loadShare(key: string, wanted?: Wanted): Promise<Factory | false> {
    return this.loadShareSync(key, wanted);
  }

  get #scope(): ShareScope {
    return (this.shareScopeMap[SCOPE] ??= {});
  }
}

/** For plugins that look at what is shared before it is: there are none. */
export function formatShareConfigs(): { allShareInfos: object } {
  return { allShareInfos: {} };
}

/** For taking a remote off a page, which nobody does. */
export function getGlobalShareScope(): object {
  return {};
}

/** For the library's debugging helpers, which are left out. */
export function getRegisteredShare(): undefined {
  return undefined;
}
