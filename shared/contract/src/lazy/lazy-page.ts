const ATTEMPTS = 3;
const PAUSE_MS = 300;

export function lazyPage<Name extends string, Page>(load: () => Promise<Record<Name, Page>>, name: Name) {
  return async (): Promise<Page> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return (await load())[name];
      } catch (error) {
        if (attempt >= ATTEMPTS || !isChunkLoadError(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
      }
    }
  };
}

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
