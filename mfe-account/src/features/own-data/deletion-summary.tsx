import { Stack, Text, TextLink, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

const Points = styled.ul`
  display: grid;
  gap: ${tokens.space(1)};
  margin: 0;
  padding-inline-start: ${tokens.space(5)};
`;

export function DeletionSummary() {
  return (
    <Stack gap={4}>
      <Text>
        <strong>Deleted at once:</strong> your profile, saved addresses, sign-ins, requests and list of orders, and
        everything you gave us to print: texts, files and proofs, including those of past orders.
      </Text>
      <div>
        <Text>
          <strong>Kept:</strong>
        </Text>
        <Points>
          <li>
            for each order, what tax law requires on its invoice: number, products, amounts, name and postal address
          </li>
          <li>for each order that has not arrived yet, your phone number and email, until it arrives</li>
        </Points>
      </div>
      <Text tone="soft" size="sm">
        This cannot be undone. If you sign up again, you get a new, empty account. See the{' '}
        <TextLink to="/privacy-policy">privacy policy</TextLink> for details.
      </Text>
    </Stack>
  );
}
