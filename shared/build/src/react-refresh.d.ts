/** The part of React's Fast Refresh that is used here; the package has no types of its own. */
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(scope: typeof globalThis): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): unknown;
  export function getFamilyByType(type: unknown): unknown;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): unknown;
}
