declare module 'webpack/lib/runtime/LoadScriptRuntimeModule.js' {
  import type webpack from 'webpack';

  interface CompilationHooks {
    createScript: { tap(name: string, hook: (source: string) => string): void };
  }

  const LoadScriptRuntimeModule: { getCompilationHooks(compilation: webpack.Compilation): CompilationHooks };
  export default LoadScriptRuntimeModule;
}
