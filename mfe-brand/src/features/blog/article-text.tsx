import { useHydrated } from '@kaagazz/contract';
import { ErrorState, Spinner } from '@kaagazz/design-system';
import { useEffect, useRef, useState } from 'react';

import { Prose } from './article.styles.ts';
import { articlesOnServer } from './articles-on-server.ts';
import { loadArticle } from './load-article.ts';

const KEEP_SERVER_HTML = { __html: '' };

type Loaded = { html: string } | 'failed' | undefined;

/**
 * Shows an article's text. After a full page load, it keeps the HTML from the server, so that the
 * text is not downloaded twice. After a client-side navigation, it loads the text. Pass the post's
 * id as `key`.
 */
export function ArticleText({ id }: { id: string }) {
  const hydrated = useHydrated();
  const [isServerRendered] = useState(!hydrated);
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(1);
  const serverText = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The text is missing only if hydration failed and React rendered the page from scratch. Load
    // it in this case.
    if (serverText.current?.hasChildNodes()) return undefined;
    let isMounted = true;
    loadArticle(id).then(
      (html) => isMounted && setLoaded({ html }),
      () => isMounted && setLoaded('failed'),
    );
    return () => void (isMounted = false);
  }, [id, attempt]);

  if (__SERVER__) return <Prose dangerouslySetInnerHTML={{ __html: articlesOnServer[id]?.html ?? '' }} />;
  if (loaded === 'failed') {
    return (
      <ErrorState title="The story could not be loaded." onRetry={() => setAttempt(attempt + 1)}>
        Are you online?
      </ErrorState>
    );
  }
  if (loaded) return <Prose key="loaded" dangerouslySetInnerHTML={{ __html: loaded.html }} />;
  if (isServerRendered)
    return <Prose key="server" ref={serverText} suppressHydrationWarning dangerouslySetInnerHTML={KEEP_SERVER_HTML} />;
  return <Spinner label="Loading story" />;
}
