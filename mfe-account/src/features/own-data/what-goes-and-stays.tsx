import { Stack, Text, TextLink, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

const Points = styled.ul`
  display: grid;
  gap: ${tokens.space(1)};
  margin: 0;
  padding-inline-start: ${tokens.space(5)};
`;

/** What deleting an account means, in plain words (E36). */
export function WhatGoesAndStays() {
  return (
    <Stack gap={4}>
      <Text>
        <strong>This goes at once:</strong> your profile, your saved addresses, where you are signed in, your requests,
        your list of orders, and what you gave us to print: texts, files and proofs, those of old orders too.
      </Text>
      <div>
        <Text>
          <strong>This stays:</strong>
        </Text>
        <Points>
          <li>
            of each order, what tax law requires on its invoice: number, products, amounts, name and postal address
          </li>
          <li>phone and e-mail of an order that is still on its way, until it has arrived</li>
        </Points>
      </div>
      <Text tone="soft" size="sm">
        This cannot be undone. If you sign up again, you start afresh. More in the{' '}
        <TextLink to="/privacy-policy">privacy policy</TextLink>.
      </Text>
    </Stack>
  );
}
