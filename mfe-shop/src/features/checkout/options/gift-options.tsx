import { useSiteSettings } from '@kaagazz/contract';
import { Checkbox, Stack, TextAreaField } from '@kaagazz/design-system';
import { MAXIMUM_GIFT_NOTE, formatRupees } from '@kaagazz/domain';

import type { Gift } from './choices.ts';

export function GiftOptions({ gift, onChange }: { gift: Gift; onChange: (gift: Gift) => void }) {
  const price = useSiteSettings().shipping.giftWrap ?? null;
  const left = MAXIMUM_GIFT_NOTE - gift.note.length;
  return (
    <Stack gap={3}>
      <TextAreaField
        label="Gift note (optional)"
        hint={`We put it into the parcel on a card. ${left} characters left.`}
        rows={3}
        maxLength={MAXIMUM_GIFT_NOTE}
        value={gift.note}
        onChange={({ target: { value } }) => onChange({ ...gift, note: value })}
      />
      {price !== null && (
        <Checkbox
          label={`Gift wrap for ${formatRupees(price)}`}
          checked={gift.wrap}
          onChange={({ target: { checked } }) => onChange({ ...gift, wrap: checked })}
        />
      )}
    </Stack>
  );
}
