import type { ProductDetails } from '@kaagazz/api-schema';
import { Heading, Stack, TextLink, tokens } from '@kaagazz/design-system';
import { COMPANY, formatRupees } from '@kaagazz/domain';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(7rem, 2fr) 5fr;
  margin: 0;
  border-top: 1px solid ${tokens.color.line};
  font-size: ${tokens.size.sm};

  dt,
  dd {
    padding: ${tokens.space(2)} 0;
    margin: 0;
    border-bottom: 1px solid ${tokens.color.line};
  }

  dt {
    padding-right: ${tokens.space(3)};
    color: ${tokens.color.inkSoft};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

type Facts = NonNullable<ProductDetails['facts']>;

export function ProductFacts({ facts, mrp }: { facts: Facts; mrp: number }) {
  return (
    <FactList title="Details">
      {rowsOf(facts).map(([name, value]) => (
        <FactRow key={name} name={name}>
          {value}
        </FactRow>
      ))}
      <FactRow name="MRP">{formatRupees(mrp)}, inclusive of all taxes</FactRow>
    </FactList>
  );
}

export function DeliveryAndReturns({ isInStock }: { isInStock: boolean }) {
  return (
    <FactList title="Delivery and returns">
      {isInStock && <FactRow name="Dispatch">On the next working day, from {COMPANY.city}</FactRow>}
      <FactRow name="Returns">
        Within 7 days of delivery, unused. <TextLink to="/terms-of-service">Read how</TextLink>
      </FactRow>
      <FactRow name="Questions">
        <TextLink to="/contact">Write to us</TextLink>
      </FactRow>
    </FactList>
  );
}

function FactList({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();

  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Heading level={2} size="md" id={titleId}>
        {title}
      </Heading>
      <List>{children}</List>
    </Stack>
  );
}

function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function rowsOf(facts: Facts): [name: string, value: string][] {
  const { size, colour = '', sku = '', pages, gsm, weightGrams, fibre, contents, care, maker, origin } = facts;
  const { recommendedAge } = facts;
  const rows: [string, string][] = [
    ['Size', size],
    ['Colour', colour],
    ['Pages', pages === null ? '' : `${pages}`],
    ['Paper', gsm === null ? '' : `${gsm} gsm`],
    ['Weight', weightGrams === null ? '' : weightText(weightGrams)],
    ['Paper fibre', fibre],
    ['In the box', contents],
    ['Recommended age', recommendedAge ? `From ${recommendedAge} years` : ''],
    ['Care', care],
    ['Made by', maker || `${COMPANY.name}, ${COMPANY.city}`],
    ['Country of origin', origin],
    ['Article number', sku],
  ];
  return rows.filter(([, value]) => value !== '');
}

function weightText(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${grams / 1000} kg`;
}
