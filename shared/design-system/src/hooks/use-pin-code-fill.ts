import { isPinCode, pinCodeIn } from '@kaagazz/domain';
import type { PinCodeArea, PostalAddress } from '@kaagazz/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export function usePinCodeFill(
  values: PostalAddress,
  area: PinCodeArea | undefined,
  fill: (field: 'pin' | 'city' | 'state', text: string) => void,
): (field: string, text: string) => void {
  const [entered, setEntered] = useState(() =>
    values.address === '' && values.state === '' ? pinCodeIn(values.pin) : '',
  );
  const filledCity = useRef('');
  const isEntered = area !== undefined && area.pin === entered;

  const fillPlace = useEffectEvent(({ states: [state], city }: PinCodeArea) => {
    if (state) fill('state', state);
    if (!city || (values.city !== '' && values.city !== filledCity.current)) return;
    filledCity.current = city;
    fill('city', city);
  });
  useEffect(() => {
    if (isEntered) fillPlace(area);
  }, [area, isEntered]);

  return (field, text) => {
    if (field === 'pin') setEntered(isPinCode(text) ? pinCodeIn(text) : '');
    const pasted = field === 'address' && values.pin === '' ? pinCodeIn(text) : '';
    if (pasted === '') return;
    fill('pin', pasted);
    setEntered(pasted);
  };
}
