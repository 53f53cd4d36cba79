import rozhaOneLatin from '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2';
import rozhaOneDevanagari from '@fontsource/rozha-one/files/rozha-one-devanagari-400-normal.woff2';
import rozhaOneExtended from '@fontsource/rozha-one/files/rozha-one-latin-ext-400-normal.woff2';
import tiroLatin from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2';
import tiroDevanagari from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2';
import tiroExtended from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-ext-400-normal.woff2';
import tiroItalicLatin from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-italic.woff2';
import tiroItalicDevanagari from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-italic.woff2';
import tiroItalicExtended from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-ext-400-italic.woff2';
import yatraOneLatin from '@fontsource/yatra-one/files/yatra-one-latin-400-normal.woff2';
import yatraOneDevanagari from '@fontsource/yatra-one/files/yatra-one-devanagari-400-normal.woff2';
import yatraOneExtended from '@fontsource/yatra-one/files/yatra-one-latin-ext-400-normal.woff2';
import kalam400Latin from '@fontsource/kalam/files/kalam-latin-400-normal.woff2';
import kalam400Devanagari from '@fontsource/kalam/files/kalam-devanagari-400-normal.woff2';
import kalam400Extended from '@fontsource/kalam/files/kalam-latin-ext-400-normal.woff2';
import kalam700Latin from '@fontsource/kalam/files/kalam-latin-700-normal.woff2';
import kalam700Devanagari from '@fontsource/kalam/files/kalam-devanagari-700-normal.woff2';
import kalam700Extended from '@fontsource/kalam/files/kalam-latin-ext-700-normal.woff2';
import amita400Latin from '@fontsource/amita/files/amita-latin-400-normal.woff2';
import amita400Devanagari from '@fontsource/amita/files/amita-devanagari-400-normal.woff2';
import amita400Extended from '@fontsource/amita/files/amita-latin-ext-400-normal.woff2';
import amita700Latin from '@fontsource/amita/files/amita-latin-700-normal.woff2';
import amita700Devanagari from '@fontsource/amita/files/amita-devanagari-700-normal.woff2';
import amita700Extended from '@fontsource/amita/files/amita-latin-ext-700-normal.woff2';
import baloo2600Latin from '@fontsource/baloo-2/files/baloo-2-latin-600-normal.woff2';
import baloo2600Devanagari from '@fontsource/baloo-2/files/baloo-2-devanagari-600-normal.woff2';
import baloo2600Extended from '@fontsource/baloo-2/files/baloo-2-latin-ext-600-normal.woff2';
import baloo2800Latin from '@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff2';
import baloo2800Devanagari from '@fontsource/baloo-2/files/baloo-2-devanagari-800-normal.woff2';
import baloo2800Extended from '@fontsource/baloo-2/files/baloo-2-latin-ext-800-normal.woff2';
import laila300Latin from '@fontsource/laila/files/laila-latin-300-normal.woff2';
import laila300Devanagari from '@fontsource/laila/files/laila-devanagari-300-normal.woff2';
import laila300Extended from '@fontsource/laila/files/laila-latin-ext-300-normal.woff2';
import laila400Latin from '@fontsource/laila/files/laila-latin-400-normal.woff2';
import laila400Devanagari from '@fontsource/laila/files/laila-devanagari-400-normal.woff2';
import laila400Extended from '@fontsource/laila/files/laila-latin-ext-400-normal.woff2';
import laila600Latin from '@fontsource/laila/files/laila-latin-600-normal.woff2';
import laila600Devanagari from '@fontsource/laila/files/laila-devanagari-600-normal.woff2';
import laila600Extended from '@fontsource/laila/files/laila-latin-ext-600-normal.woff2';
import martel400Latin from '@fontsource/martel/files/martel-latin-400-normal.woff2';
import martel400Devanagari from '@fontsource/martel/files/martel-devanagari-400-normal.woff2';
import martel400Extended from '@fontsource/martel/files/martel-latin-ext-400-normal.woff2';
import martel600Latin from '@fontsource/martel/files/martel-latin-600-normal.woff2';
import martel600Devanagari from '@fontsource/martel/files/martel-devanagari-600-normal.woff2';
import martel600Extended from '@fontsource/martel/files/martel-latin-ext-600-normal.woff2';
import martel800Latin from '@fontsource/martel/files/martel-latin-800-normal.woff2';
import martel800Devanagari from '@fontsource/martel/files/martel-devanagari-800-normal.woff2';
import martel800Extended from '@fontsource/martel/files/martel-latin-ext-800-normal.woff2';
import poppins300Latin from '@fontsource/poppins/files/poppins-latin-300-normal.woff2';
import poppins300Devanagari from '@fontsource/poppins/files/poppins-devanagari-300-normal.woff2';
import poppins300Extended from '@fontsource/poppins/files/poppins-latin-ext-300-normal.woff2';
import poppins500Latin from '@fontsource/poppins/files/poppins-latin-500-normal.woff2';
import poppins500Devanagari from '@fontsource/poppins/files/poppins-devanagari-500-normal.woff2';
import poppins500Extended from '@fontsource/poppins/files/poppins-latin-ext-500-normal.woff2';
import gotuLatin from '@fontsource/gotu/files/gotu-latin-400-normal.woff2';
import gotuDevanagari from '@fontsource/gotu/files/gotu-devanagari-400-normal.woff2';
import gotuExtended from '@fontsource/gotu/files/gotu-latin-ext-400-normal.woff2';
import mukta400Latin from '@fontsource/mukta/files/mukta-latin-400-normal.woff2';
import mukta400Devanagari from '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2';
import mukta400Extended from '@fontsource/mukta/files/mukta-latin-ext-400-normal.woff2';
import mukta500Latin from '@fontsource/mukta/files/mukta-latin-500-normal.woff2';
import mukta500Devanagari from '@fontsource/mukta/files/mukta-devanagari-500-normal.woff2';
import mukta500Extended from '@fontsource/mukta/files/mukta-latin-ext-500-normal.woff2';
import mukta600Latin from '@fontsource/mukta/files/mukta-latin-600-normal.woff2';
import mukta600Devanagari from '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2';
import mukta600Extended from '@fontsource/mukta/files/mukta-latin-ext-600-normal.woff2';

import type { Script } from '@kaagazz/domain/print';

import type { FontId } from '../fonts.ts';

export const FONT_FILES: Record<FontId, Record<Script, string>> = {
  'rozha-one': { latin: rozhaOneLatin, devanagari: rozhaOneDevanagari, 'latin-ext': rozhaOneExtended },
  tiro: { latin: tiroLatin, devanagari: tiroDevanagari, 'latin-ext': tiroExtended },
  'tiro-italic': { latin: tiroItalicLatin, devanagari: tiroItalicDevanagari, 'latin-ext': tiroItalicExtended },
  'yatra-one': { latin: yatraOneLatin, devanagari: yatraOneDevanagari, 'latin-ext': yatraOneExtended },
  'kalam-400': { latin: kalam400Latin, devanagari: kalam400Devanagari, 'latin-ext': kalam400Extended },
  'kalam-700': { latin: kalam700Latin, devanagari: kalam700Devanagari, 'latin-ext': kalam700Extended },
  'amita-400': { latin: amita400Latin, devanagari: amita400Devanagari, 'latin-ext': amita400Extended },
  'amita-700': { latin: amita700Latin, devanagari: amita700Devanagari, 'latin-ext': amita700Extended },
  'baloo-2-600': { latin: baloo2600Latin, devanagari: baloo2600Devanagari, 'latin-ext': baloo2600Extended },
  'baloo-2-800': { latin: baloo2800Latin, devanagari: baloo2800Devanagari, 'latin-ext': baloo2800Extended },
  'laila-300': { latin: laila300Latin, devanagari: laila300Devanagari, 'latin-ext': laila300Extended },
  'laila-400': { latin: laila400Latin, devanagari: laila400Devanagari, 'latin-ext': laila400Extended },
  'laila-600': { latin: laila600Latin, devanagari: laila600Devanagari, 'latin-ext': laila600Extended },
  'martel-400': { latin: martel400Latin, devanagari: martel400Devanagari, 'latin-ext': martel400Extended },
  'martel-600': { latin: martel600Latin, devanagari: martel600Devanagari, 'latin-ext': martel600Extended },
  'martel-800': { latin: martel800Latin, devanagari: martel800Devanagari, 'latin-ext': martel800Extended },
  'poppins-300': { latin: poppins300Latin, devanagari: poppins300Devanagari, 'latin-ext': poppins300Extended },
  'poppins-500': { latin: poppins500Latin, devanagari: poppins500Devanagari, 'latin-ext': poppins500Extended },
  gotu: { latin: gotuLatin, devanagari: gotuDevanagari, 'latin-ext': gotuExtended },
  'mukta-400': { latin: mukta400Latin, devanagari: mukta400Devanagari, 'latin-ext': mukta400Extended },
  'mukta-500': { latin: mukta500Latin, devanagari: mukta500Devanagari, 'latin-ext': mukta500Extended },
  'mukta-600': { latin: mukta600Latin, devanagari: mukta600Devanagari, 'latin-ext': mukta600Extended },
};
