/** What Fast Refresh asks for to show errors of updated modules. */
declare const __HOT_APP__: string;

export function handleRuntimeError(error: unknown): void {
  globalThis.__KAAGAZZ_HOT__.threw(__HOT_APP__, error);
}

export function clearRuntimeErrors(): void {
  globalThis.__KAAGAZZ_HOT__.threw(__HOT_APP__, undefined);
}
