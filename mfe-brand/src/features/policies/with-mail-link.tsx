import { textLinkStyles } from '@kaagazz/design-system';
import { COMPANY } from '@kaagazz/domain';
import { Fragment } from 'react';
import styled from 'styled-components';

const MailLink = styled.a`
  ${textLinkStyles}
`;

export function WithMailLink({ text }: { text: string }) {
  const [before = '', ...rest] = text.split(COMPANY.email);
  return (
    <>
      {before}
      {rest.map((after, position) => (
        <Fragment key={position}>
          <MailLink href={`mailto:${COMPANY.email}`}>{COMPANY.email}</MailLink>
          {after}
        </Fragment>
      ))}
    </>
  );
}
