import gendaPhoolSaveTheDate from './designs/suites-1-genda-phool-2.svg';
import gendaPhoolSangeet from './designs/suites-1-genda-phool-3.svg';
import gendaPhoolMenu from './designs/suites-1-genda-phool-4.svg';
import gendaPhoolThankYou from './designs/suites-1-genda-phool-5.svg';
import makranaSaveTheDate from './designs/suites-2-makrana-2.svg';
import makranaSangeet from './designs/suites-2-makrana-3.svg';
import makranaMenu from './designs/suites-2-makrana-4.svg';
import makranaThankYou from './designs/suites-2-makrana-5.svg';
import kadaliSaveTheDate from './designs/suites-3-kadali-2.svg';
import kadaliSangeet from './designs/suites-3-kadali-3.svg';
import kadaliMenu from './designs/suites-3-kadali-4.svg';
import kadaliThankYou from './designs/suites-3-kadali-5.svg';

export const suitePictures: Readonly<Record<string, readonly { name: string; src: string }[]>> = {
  1: [
    { name: 'Save the date', src: gendaPhoolSaveTheDate },
    { name: 'Sangeet', src: gendaPhoolSangeet },
    { name: 'Menu', src: gendaPhoolMenu },
    { name: 'Thank you', src: gendaPhoolThankYou },
  ],
  2: [
    { name: 'Save the date', src: makranaSaveTheDate },
    { name: 'Sangeet', src: makranaSangeet },
    { name: 'Menu', src: makranaMenu },
    { name: 'Thank you', src: makranaThankYou },
  ],
  3: [
    { name: 'Save the date', src: kadaliSaveTheDate },
    { name: 'Sangeet', src: kadaliSangeet },
    { name: 'Menu', src: kadaliMenu },
    { name: 'Thank you', src: kadaliThankYou },
  ],
};
