import { Button, Spinner, Text } from '@kaagazz/design-system';
import { useId, useRef } from 'react';

import { Caption, EmbedFrame, Picture, PostArea, PostImage, PostLink, Post, Loading } from './social-posts.styles.ts';
import { useEmbed } from './use-embed.ts';

interface SocialPostProps {
  url: string | undefined;
  image: string;
  text: string;
  isFirst?: boolean;
}

/** Requests nothing from Instagram until the visitor loads the post. */
export function SocialPost({ url, image, text, isFirst = false }: SocialPostProps) {
  const textId = useId();
  const post = useRef<HTMLLIElement>(null);
  const { stage, frame, load } = useEmbed(url);
  const hasFrame = stage === 'loading' || stage === 'shown';

  const showPost = () => {
    post.current?.focus();
    load();
  };

  return (
    <Post ref={post} tabIndex={-1}>
      <PostArea>
        {stage !== 'shown' && (
          <Picture>
            <PostImage
              src={image}
              alt=""
              width={800}
              height={1000}
              loading={isFirst ? 'eager' : 'lazy'}
              {...(isFirst && { fetchPriority: 'high' as const })}
            />
          </Picture>
        )}
        {hasFrame && (
          <EmbedFrame
            ref={frame}
            src={`${url}embed/`}
            title={`Post on Instagram: ${text}`}
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="no-referrer"
            $arrived={stage === 'shown'}
          />
        )}
        {stage === 'loading' && (
          <Loading>
            <Spinner label="Loading the post" />
          </Loading>
        )}
      </PostArea>
      <Text id={textId}>{text}</Text>
      {stage === 'failed' && (
        <Text size="sm" role="alert">
          The post could not be loaded. You may be offline, or Instagram may be blocked.
        </Text>
      )}
      {!hasFrame && url !== undefined && (
        <Caption>
          <Button variant="secondary" aria-describedby={textId} onClick={showPost}>
            {stage === 'failed' ? 'Try Again' : 'Show the post'}
          </Button>
          {stage === 'idle' && (
            <Text size="sm" tone="soft">
              The post comes from Instagram, which will then know about your visit. Nothing is sent to Instagram before
              that.
            </Text>
          )}
        </Caption>
      )}
      {url !== undefined && (
        <PostLink href={url} target="_blank" rel="noreferrer" aria-describedby={textId}>
          See it on Instagram
        </PostLink>
      )}
    </Post>
  );
}
