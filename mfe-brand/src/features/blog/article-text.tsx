import { useHydrated } from '@kaagazz/contract';
import { ErrorState, Spinner } from '@kaagazz/design-system';
import { useEffect, useRef, useState } from 'react';

import { Prose } from './article.styles.ts';
import { articlesOnServer } from './articles-on-server.ts';
import { loadArticle } from './load-article.ts';

/** Markup that React is told to keep: it compares nothing and touches nothing. */
const AS_DRAWN = { __html: '' };

type Loaded = { html: string } | 'failed' | undefined;

/**
 * A post's text. The server draws it, and who came by a full load reads that very markup: the text is not sent a second time. Only who comes from another
 * page of the site loads it. Give it the post's id as `key`.
 */
export function ArticleText({ id }: { id: string }) {
  const hydrated = useHydrated();
  // true where the server has drawn this very text
  const [wasDrawn] = useState(!hydrated);
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(1);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // What was drawn is gone where React had to draw the page anew.
    if (place.current?.hasChildNodes()) return undefined;
    let isGone = false;
    loadArticle(id).then(
      (html) => !isGone && setLoaded({ html }),
      () => !isGone && setLoaded('failed'),
    );
    return () => {
      isGone = true;
    };
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
  if (wasDrawn) return <Prose key="drawn" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={AS_DRAWN} />;
  return <Spinner label="Loading story" />;
}
