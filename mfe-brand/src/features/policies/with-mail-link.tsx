import { useSiteSettings } from '@kaagazz/contract';
import { textLinkStyles } from '@kaagazz/design-system';
import { Fragment } from 'react';
import styled from 'styled-components';

export const MailLink = styled.a`
  ${textLinkStyles}
`;

export function WithMailLink({ text }: { text: string }) {
  const { email } = useSiteSettings().company;
  const [before = '', ...rest] = text.split(email);
  return (
    <>
      {before}
      {rest.map((after, position) => (
        <Fragment key={position}>
          <MailLink href={`mailto:${email}`}>{email}</MailLink>
          {after}
        </Fragment>
      ))}
    </>
  );
}
