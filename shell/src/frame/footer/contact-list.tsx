import { useSiteSettings } from '@kaagazz/contract';
import { Icon } from '@kaagazz/design-system';
import { COMPANY } from '@kaagazz/domain';
import styled from 'styled-components';

import { footerLink, linkList } from './footer.styles.ts';

const List = styled.ul`
  ${linkList}

  a,
  span {
    ${footerLink}
  }
`;

export function ContactList() {
  const { phone, email } = useSiteSettings().company;
  return (
    <List>
      <li>
        <span>
          <Icon name="pin" />
          {COMPANY.city}, {COMPANY.country}
        </span>
      </li>
      {phone !== '' && (
        <li>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <Icon name="phone" />
            {phone}
          </a>
        </li>
      )}
      <li>
        <a href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      </li>
    </List>
  );
}
