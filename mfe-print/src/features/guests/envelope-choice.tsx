import { Checkbox, Text } from '@kaagazz/design-system';
import { formatPaise } from '@kaagazz/domain';
import { countedPieces, printPrice, spareCards } from '@kaagazz/domain/print';
import type { Guest, PrintServiceId } from '@kaagazz/domain/print';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { usePricesQuery } from '../../api.ts';

const ENVELOPES = 'envelopes';

interface EnvelopeChoiceProps {
  service: PrintServiceId;
  form: UseFormReturn<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  guests: readonly Guest[];
}

export function EnvelopeChoice({ service, form, values, guests }: EnvelopeChoiceProps) {
  const id = useId();
  const { currentData } = usePricesQuery(service);
  const isAddressed = useWatch({ control: form.control, name: ENVELOPES }) === 'Addressed';
  const unitWith = (envelopes: string) =>
    printPrice(currentData?.rows ?? [], {
      fields: { ...values, [ENVELOPES]: envelopes },
      quantity: Math.max(1, countedPieces(service, values)?.quantity ?? 0),
      pages: null,
    })?.unit;
  const [plain, addressed] = [unitWith('Plain'), unitWith('Addressed')];
  const isPriced = plain !== undefined && addressed !== undefined;
  if (!isPriced && !isAddressed) return null;

  const missing = guests.filter(({ address }) => address === '').length;
  return (
    <div>
      <Checkbox
        name={ENVELOPES}
        label={`Print the names and addresses on the envelopes: ${isPriced ? `${formatPaise(addressed - plain)} each` : 'price on request'}`}
        checked={isAddressed}
        aria-describedby={id}
        onChange={({ target }) =>
          form.setValue(ENVELOPES, target.checked ? 'Addressed' : 'Plain', { shouldDirty: true })
        }
      />
      <Text id={id} size="sm" tone="soft">
        {isAddressed
          ? `Your proof will show every envelope.${spareCards(values) > 0 ? ' The envelopes of spare cards stay blank, at the same price.' : ''}`
          : 'Plain envelopes are included. Add each address at the end of the guest’s line: Sunita Verma | 12 Ridge Road, Jaipur 302001'}
        {isAddressed && missing > 0 && ` ${withoutAddress(missing, guests.length)}`}
      </Text>
    </div>
  );
}

function withoutAddress(missing: number, all: number): string {
  const who = missing === all ? 'The guests have' : missing === 1 ? 'One guest has' : `${missing} guests have`;
  return `${who} no address, so only the name is printed${missing === 1 ? ' on that envelope' : ' on their envelopes'}.`;
}
