import { useSiteSettings } from '@kaagazz/contract';
import { Icon } from '@kaagazz/design-system';
import { COMPANY } from '@kaagazz/domain';
import { Link } from 'react-router-dom';
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
  const { phone, email, address } = useSiteSettings().company;
  const hasContactPage = phone !== '' || address !== '';
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
      {hasContactPage && (
        <li>
          <Link to="/contact">Contact us</Link>
        </li>
      )}
    </List>
  );
}
