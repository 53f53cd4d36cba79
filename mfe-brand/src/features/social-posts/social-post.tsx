import { Button, Spinner, Text } from '@kaagazz/design-system';
import { COMPANY, isKnown } from '@kaagazz/domain';
import { useId, useRef } from 'react';

import { Caption, EmbedFrame, Picture, PostArea, PostImage, PostLink, Post, Waiting } from './social-posts.styles.ts';
import { useEmbed } from './use-embed.ts';

interface SocialPostProps {
  /** The URL of the post, or a placeholder in square brackets. */
  address: string;
  /** Shown until the visitor loads the post; 800 by 1000. */
  image: string;
  text: string;
  /** Set on the first screen, to load the picture early. */
  isFirst?: boolean;
}

/**
 * A post on the photo network. Shows our own picture until the visitor asks for the post, so that
 * nothing is sent to the network before; the post then loads in a sandbox. The link stays if the
 * post fails to load. A post without a URL says so instead of loading an error page.
 */
export function SocialPost({ address, image, text, isFirst = false }: SocialPostProps) {
  const textId = useId();
  const post = useRef<HTMLLIElement>(null);
  const { stage, frame, load } = useEmbed(address);
  const framed = stage === 'loading' || stage === 'shown';

  const ask = () => {
    // Keep the keyboard focus at the post when the button disappears.
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
        {framed && (
          <EmbedFrame
            ref={frame}
            src={`${address}embed/`}
            title={`Post on Instagram: ${text}`}
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="no-referrer"
            $arrived={stage === 'shown'}
          />
        )}
        {stage === 'loading' && (
          <Waiting>
            <Spinner label="Loading the post" />
          </Waiting>
        )}
      </PostArea>
      <Text id={textId}>{text}</Text>
      {stage === 'failed' && (
        <Text size="sm" role="alert">
          The post does not come: you are offline, or something keeps Instagram away.
        </Text>
      )}
      {stage === 'unset' && (
        <Text size="sm" role="status">
          This post has no address yet, so nothing was sent to Instagram. It will open here: {address}
        </Text>
      )}
      {!framed && stage !== 'unset' && (
        <Caption>
          <Button variant="secondary" aria-describedby={textId} onClick={ask}>
            {stage === 'failed' ? 'Try Again' : 'Show the post'}
          </Button>
          {stage === 'asks' && (
            <Text size="sm" tone="soft">
              It comes from Instagram, which then learns of your visit. Until then nothing is sent there.
            </Text>
          )}
        </Caption>
      )}
      {isKnown(address) ? (
        <PostLink href={address} target="_blank" rel="noreferrer" aria-describedby={textId}>
          See it on Instagram
        </PostLink>
      ) : (
        <PostLink href={COMPANY.instagram} target="_blank" rel="noreferrer">
          All our posts on Instagram
        </PostLink>
      )}
    </Post>
  );
}
