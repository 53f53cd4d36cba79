import { problemOf } from '@kaagazz/contract';
import { Button, Cluster, Stack, Text, TextField } from '@kaagazz/design-system';
import { formatRupees, normaliseDiscountCode } from '@kaagazz/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';

import type { Discounted, OptionsProps } from './choices.ts';
import { useDiscountQuery } from './discount.api.ts';

const Capitals = styled(TextField)`
  input {
    text-transform: uppercase;
  }
`;

interface DiscountCodeProps extends Omit<OptionsProps, 'onChange' | 'quote'> {
  onChange: (discounted: Discounted | undefined) => void;
}

export function DiscountCode({ products, pin, problem, onChange }: DiscountCodeProps) {
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const query = useDiscountQuery(
    { code, products, ...(pin && { pin }) },
    { skip: code === '', refetchOnMountOrArgChange: true },
  );
  const discounted = code === '' || query.isError ? undefined : query.currentData;
  const report = useEffectEvent(() => onChange(discounted));
  const checkAgain = useEffectEvent(() => {
    if (code !== '') void query.refetch();
  });

  useEffect(() => report(), [discounted]);
  useEffect(() => {
    if (problem) checkAgain();
  }, [problem]);

  const apply = () => {
    const wanted = normaliseDiscountCode(typed);
    if (wanted === code && code !== '') void query.refetch();
    else setCode(wanted);
  };
  const remove = () => {
    setTyped('');
    setCode('');
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Prevent Enter from submitting the checkout form, which would start the payment.
    event.preventDefault();
    apply();
  };

  if (discounted) {
    return (
      <Cluster justify="space-between">
        <Text role="status">
          {discounted.discount.code}: {formatRupees(discounted.discount.amount)} off
        </Text>
        <Button variant="quiet" onClick={remove}>
          Remove
        </Button>
      </Cluster>
    );
  }
  return (
    <Stack gap={3}>
      <Capitals
        label="Discount code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed}
        error={query.isError && code !== '' ? problemOf(query.error).message : undefined}
        onChange={({ target: { value } }) => setTyped(value)}
        onKeyDown={applyOnEnter}
      />
      <Cluster>
        <Button variant="secondary" busy={query.isFetching} onClick={apply}>
          Apply code
        </Button>
      </Cluster>
    </Stack>
  );
}
