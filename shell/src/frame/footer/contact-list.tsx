import { Icon } from '@kaagazz/design-system';
import { COMPANY, isKnown } from '@kaagazz/domain';
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
  return (
    <List>
      <li>
        <span>
          <Icon name="pin" />
          {COMPANY.city}, {COMPANY.country}
        </span>
      </li>
      {isKnown(COMPANY.phone) && (
        <li>
          <a href={`tel:${COMPANY.phone.replaceAll(' ', '')}`}>
            <Icon name="phone" />
            {COMPANY.phone}
          </a>
        </li>
      )}
      <li>
        <a href={`mailto:${COMPANY.email}`}>
          <Icon name="mail" />
          {COMPANY.email}
        </a>
      </li>
    </List>
  );
}
