/**
 * Stands in a remote for `react-refresh/runtime`: the page has one, which knows the one React and what is mounted. Two remotes may have a module of the
 * same name, so each registers its components under its own.
 */
declare const __HOT_APP__: string;

const { refresh } = globalThis.__KAAGAZZ_HOT__;

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  refresh;

export function register(type: unknown, id: string): void {
  refresh.register(type, `${__HOT_APP__} ${id}`);
}

/** Done by the page. */
export function injectIntoGlobalHook(): void {}
