import { Cluster, Heading, tokens } from '@kaagazz/design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { Quiet } from './record.styles.ts';

export const listSearch = new Map<string, string>();

const Head = styled(Cluster).attrs({ justify: 'space-between' })`
  min-height: 2.75rem;
  margin-bottom: ${tokens.space(3)};
`;

const Back = styled.p`
  margin: 0 0 ${tokens.space(2)};
  font-size: ${tokens.size.sm};
`;

interface ScreenHeadProps {
  title: string;
  back?: { to: string; label: string };
  note?: ReactNode;
  children?: ReactNode;
}

export function ScreenHead({ title, back, note, children }: ScreenHeadProps) {
  return (
    <>
      {back && (
        <Back>
          <Link to={back.to + (listSearch.get(back.to) ?? '')}>{back.label}</Link>
        </Back>
      )}
      <Head>
        <div>
          <Heading level={1} size="xl">
            {title}
          </Heading>
          {note !== undefined && <Quiet>{note}</Quiet>}
        </div>
        {children}
      </Head>
    </>
  );
}
