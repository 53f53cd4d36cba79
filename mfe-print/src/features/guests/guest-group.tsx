import { Button, Text } from '@kaagazz/design-system';
import type { PrintServiceId } from '@kaagazz/domain/print';
import { useEffect, useRef, useState } from 'react';

import { GuestList } from './guest-list.tsx';
import type { GuestListProps } from './guest-list.tsx';

type Offer = readonly [offer: string, button: string];

const OFFERS: { invitations: Offer } & Partial<Record<PrintServiceId, Offer>> = {
  invitations: ['Print each guest’s name on their own card, at no extra charge.', 'Add your guest list'],
  certificates: [
    'Instead of uploading a design, list the names. We print each on our own design, with a number and a QR code with which anyone can verify the certificate online.',
    'Add the names',
  ],
  'business-cards': ['Order cards for several people at once, with one order and one proof.', 'Add your team'],
};

export function GuestGroup(props: GuestListProps) {
  const [isOpen, setOpen] = useState(props.values.guests !== '');
  const { service } = props;
  const [offer, button] = OFFERS[service] ?? OFFERS.invitations;

  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (isOpen && !wasOpen.current) props.form.setFocus('guests');
  }, [isOpen, props.form]);

  if (isOpen) return <GuestList {...props} />;
  return (
    <>
      <Text>{offer}</Text>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {button}
        </Button>
      </div>
    </>
  );
}
