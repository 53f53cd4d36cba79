import { useSiteSettings } from '@kaagazz/contract';
import { darkSurface, deckledTop, Divider, Icon, deferLayout, media, pageColumn, tokens } from '@kaagazz/design-system';
import { COMPANY } from '@kaagazz/domain';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { Logo } from '../logo.tsx';
import type { NavigationEntry, SiteNavigation } from '../navigation.ts';
import { ContactList } from './contact-list.tsx';
import { footerLink, linkList } from './footer.styles.ts';

const Root = styled.footer`
  position: relative;
  background: ${tokens.color.night};
  ${darkSurface}
  color: ${tokens.color.ink};
  font-size: ${tokens.size.sm};
  line-height: 1.6;
`;

const Edge = styled.div`
  position: absolute;
  inset: -9px 0 auto;
  height: 11px;
  background: inherit;
  clip-path: ${deckledTop(41)};
`;

const Content = styled.div`
  contain-intrinsic-block-size: 875px;
  ${deferLayout(700)}

  ${media.tablet} {
    contain-intrinsic-block-size: 645px;
  }

  ${media.desktop} {
    contain-intrinsic-block-size: 446px;
  }
`;

const Column = styled.div`
  ${pageColumn}
  display: grid;
  gap: ${tokens.space(10)};
  padding-block: ${tokens.space(14)} ${tokens.space(10)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: 2fr 1fr 1fr;
    gap: ${tokens.space(20)};
    padding-block: ${tokens.space(20)} ${tokens.space(14)};
  }
`;

const Brand = styled.div`
  display: grid;
  gap: ${tokens.space(4)};
  align-content: start;

  ${media.tablet} {
    grid-column: 1 / -1;
  }

  ${media.desktop} {
    grid-column: auto;
  }
`;

const Blurb = styled.p`
  max-width: 42ch;
  margin: 0;
  font-size: ${tokens.size.md};
`;

const Title = styled.h2`
  margin: 0 0 ${tokens.space(2)};
  font: ${tokens.weight.display} ${tokens.size.lg} / 1.3 ${tokens.font.display};
`;

const Links = styled.ul`
  ${linkList}
`;

const FooterLink = styled(Link)`
  ${footerLink}
`;

const SocialLinks = styled.ul`
  ${linkList}
  display: flex;
  gap: ${tokens.space(1)};
  margin-inline-start: -0.625rem;
`;

const SocialLink = styled.a`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  color: inherit;

  ${media.hover} {
    &:hover {
      color: ${tokens.color.terracotta};
    }
  }
`;

const SmallPrint = styled.div`
  ${pageColumn}
  padding-block-end: ${tokens.space(8)};
`;

const LastLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(1)} ${tokens.space(8)};
  padding-block-start: ${tokens.space(4)};
  color: ${tokens.color.inkSoft};

  p {
    margin: 0;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${tokens.space(6)};
  }
`;

const SOCIAL_NETWORKS = [
  { label: 'Instagram', name: 'instagram' },
  { label: 'LinkedIn', name: 'linkedin' },
] as const;

interface FooterProps {
  navigation: SiteNavigation;
  year: number;
}

export function Footer({ navigation, year }: FooterProps) {
  return (
    <Root>
      <Edge />
      <Content>
        <Column>
          <Brand>
            <Logo />
            <Blurb>{COMPANY.blurb}</Blurb>
            <Social />
          </Brand>
          <nav aria-labelledby="quick-links">
            <Title id="quick-links">Quick Links</Title>
            <LinkList entries={navigation.quickLinks} />
          </nav>
          <div>
            <Title>Contact</Title>
            <ContactList />
          </div>
        </Column>
        <SmallPrint>
          <Divider />
          <LastLine>
            <p>
              © {year} {COMPANY.name}. All rights reserved. Our pictures are rendered until photographs exist.
            </p>
            <LinkList entries={navigation.policies} />
          </LastLine>
        </SmallPrint>
      </Content>
    </Root>
  );
}

function LinkList({ entries }: { entries: readonly NavigationEntry[] }) {
  if (entries.length === 0) return null;

  return (
    <Links>
      {entries.map(({ label, to }) => (
        <li key={to}>
          <FooterLink to={to}>{label}</FooterLink>
        </li>
      ))}
    </Links>
  );
}

function Social() {
  const { social } = useSiteSettings();
  const linked = SOCIAL_NETWORKS.filter(({ name }) => social[name] !== '');
  if (linked.length === 0) return null;

  return (
    <SocialLinks>
      {linked.map(({ label, name }) => (
        <li key={name}>
          <SocialLink href={social[name]} rel="noopener" aria-label={`${COMPANY.name} on ${label}`}>
            <Icon name={name} size={24} />
          </SocialLink>
        </li>
      ))}
    </SocialLinks>
  );
}
