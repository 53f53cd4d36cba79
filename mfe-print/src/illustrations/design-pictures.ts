import type { PrintServiceId } from '@kaagazz/domain/print';

import marriage1 from './designs/marriage-1-jharokha.svg';
import marriage2 from './designs/marriage-2-kolam.svg';
import marriage3 from './designs/marriage-3-baraat.svg';
import suites1 from './designs/suites-1-genda-phool.svg';
import suites2 from './designs/suites-2-makrana.svg';
import suites3 from './designs/suites-3-kadali.svg';
import babyshower1 from './designs/babyshower-1-godh-bharai.svg';
import babyshower2 from './designs/babyshower-2-chanda-mama.svg';
import babyshower3 from './designs/babyshower-3-little-elephant.svg';
import birthday1 from './designs/birthday-1-patang.svg';
import birthday2 from './designs/birthday-2-diya-cake.svg';
import birthday3 from './designs/birthday-3-chhaapa.svg';
import anniversary1 from './designs/anniversary-1-jaali.svg';
import anniversary2 from './designs/anniversary-2-yugal.svg';
import anniversary3 from './designs/anniversary-3-genda.svg';
import businessCards1 from './designs/business-cards-1-patta.svg';

const PICTURES: Readonly<Record<string, string>> = {
  'marriage-1': marriage1,
  'marriage-2': marriage2,
  'marriage-3': marriage3,
  'suites-1': suites1,
  'suites-2': suites2,
  'suites-3': suites3,
  'babyshower-1': babyshower1,
  'babyshower-2': babyshower2,
  'babyshower-3': babyshower3,
  'birthday-1': birthday1,
  'birthday-2': birthday2,
  'birthday-3': birthday3,
  'anniversary-1': anniversary1,
  'anniversary-2': anniversary2,
  'anniversary-3': anniversary3,
  'business-cards-1': businessCards1,
};

export function designPicture({ service, id }: { service: PrintServiceId; id: string }): string {
  const picture = PICTURES[`${service}-${id}`];
  if (picture === undefined) throw new Error(`no picture of design ${id} of ${service}: npm run print-designs`);
  return picture;
}
