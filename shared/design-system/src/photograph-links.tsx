import styled from 'styled-components';

import { Cluster } from './layout/cluster.tsx';
import { tokens } from './tokens/tokens.ts';

const Row = styled(Cluster)`
  margin-block: ${tokens.space(1)};
`;

const Thumbnail = styled.img`
  display: block;
  width: auto;
  max-width: 100%;
  height: 7rem;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.paperShade};
  object-fit: cover;
`;

interface PhotographLinksProps {
  /** `width` and `height` are the full-size dimensions in pixels. */
  photographs?: readonly { url: string; width: number; height: number }[] | undefined;
  alt: string;
}

export function PhotographLinks({ photographs = [], alt }: PhotographLinksProps) {
  if (photographs.length === 0) return null;
  return (
    <Row gap={3}>
      {photographs.map(({ url, width, height }) => (
        <a key={url} href={url} target="_blank" rel="noopener">
          <Thumbnail src={`${url}?size=small`} width={width} height={height} loading="lazy" alt={alt} />
        </a>
      ))}
    </Row>
  );
}
