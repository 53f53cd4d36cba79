import { ButtonLink, Heading, Icon, Section, Sheet, Stack, Text, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

const PRINT_HUB = '/KaagazzPrint';
const PARTNER_FORM = '/partner';

const Pair = styled.div`
  display: grid;
  gap: ${tokens.space(6)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Offer = styled(Sheet)`
  display: grid;
  gap: ${tokens.space(4)};
  align-content: start;
  justify-items: start;
`;

export function MoreThanProducts() {
  return (
    <Section aria-labelledby="more-than-products">
      <Stack gap={8}>
        <Heading level={2} id="more-than-products">
          More Than Just Products
        </Heading>
        <Pair>
          <Offer>
            <Icon name="mail" size={32} />
            <Heading level={3}>Print With Us</Heading>
            <Text>We print your invitations, certificates, cards and books on tree-free paper.</Text>
            <ButtonLink to={PRINT_HUB} variant="secondary">
              See what we print
            </ButtonLink>
          </Offer>
          <Offer>
            <Icon name="user" size={32} />
            <Heading level={3}>Partnership for CSR</Heading>
            <Text>We turn your office’s paper and textile waste into stationery and create jobs in Delhi.</Text>
            <ButtonLink to={PARTNER_FORM} variant="secondary">
              Become a partner
            </ButtonLink>
          </Offer>
        </Pair>
      </Stack>
    </Section>
  );
}
