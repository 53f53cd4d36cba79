import type { PrintLine } from '@kaagazz/api-schema';
import { problemOf, useCart } from '@kaagazz/contract';
import { Button, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { PRINT_CREDIT_DAYS, formatPaise, indianDigits } from '@kaagazz/domain';
import { PRINT_SERVICES, isSample } from '@kaagazz/domain/print';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { proofPath } from '../../paths.ts';
import { randomId } from '../../random-id.ts';
import { usePrice } from '../price/index.ts';
import { useReplaceLineMutation } from './proof.api.ts';

export function SampleOffer({ line }: { line: PrintLine }) {
  const { id, service, design, fields, quantity, file } = line;
  const isOne = isSample(fields);
  const copies = isOne ? Number(fields.sample) : quantity;
  const rules = PRINT_SERVICES[service];
  const price = usePrice(rules, { fields: { ...fields, sample: String(copies) }, quantity: 1, pages: null });
  const [replaceLine, { isLoading }] = useReplaceLineMutation();
  const [requestId] = useState(randomId);
  const [problem, setProblem] = useState<string | null>(null);
  const cart = useCart();
  const navigate = useNavigate();

  if (price.state !== 'known') return null;
  const all = `all ${indianDigits(copies)} ${rules.piece[1]}`;
  const rupees = formatPaise(price.price.unit);
  const isSuite = service === 'suites';

  async function replace() {
    setProblem(null);
    const { data, error } = await replaceLine({
      ...{ service, quantity: copies, replaces: id, requestId },
      fields: { ...fields, sample: isOne ? '' : String(copies) },
      ...(design !== null && { design }),
      ...(file && { fileId: file.id }),
    });
    if (!data) {
      setProblem(problemOf(error).message);
      return;
    }
    cart.remove(id);
    cart.add({ id: data.id, title: data.title, price: data.price, image: data.image }, data.quantity);
    await navigate(proofPath(data.id));
  }

  return (
    <Stack gap={3}>
      <Text>
        {isOne
          ? `This is one printed sample${isSuite ? ' of each card' : ''}. When we ship it, you get a code that takes its price off ${all}.`
          : `Want to see and feel it first? We print one${isSuite ? ' of each card' : ''} for ${rupees}. When we ship it, you get a code that takes this price off ${all}. The code is valid for ${PRINT_CREDIT_DAYS} days.`}
      </Text>
      {problem !== null && <FormMessage tone="error">{problem}</FormMessage>}
      <Button variant="secondary" busy={isLoading} onClick={() => void replace()}>
        {isOne ? `Order ${all} instead` : 'Order one printed sample first'}
      </Button>
    </Stack>
  );
}
