const SPELLINGS = {
  anniversary: 'एनिवर्सरी',
  baby: 'बेबी',
  bag: 'बैग',
  birthday: 'बर्थडे',
  book: 'बुक',
  box: 'बॉक्स',
  business: 'बिजनेस',
  card: 'कार्ड कार्ड्स',
  certificate: 'सर्टिफिकेट प्रमाण प्रमाणपत्र',
  copy: 'कॉपी कापी',
  diary: 'डायरी',
  diwali: 'दिवाली दीवाली दीपावली',
  envelope: 'एनवेलप',
  flower: 'फूल फूलों',
  gift: 'गिफ्ट तोहफा तोहफे',
  godh: 'गोद',
  hamper: 'हैंपर हैम्पर',
  handmade: 'हस्तनिर्मित',
  invitation: 'इनविटेशन आमंत्रण न्योता',
  journal: 'जर्नल',
  notebook: 'नोटबुक',
  notepad: 'नोटपैड',
  office: 'ऑफिस',
  paper: 'पेपर',
  pencil: 'पेंसिल',
  photo: 'फोटो',
  planner: 'प्लानर',
  set: 'सेट',
  shower: 'शावर',
  visiting: 'विजिटिंग',
};

const IGNORED = 'और का की के को पत्र में लिए से';

export const HINDI_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...SPELLINGS, '': IGNORED }).flatMap(([latin, words]) =>
    words.split(' ').map((word) => [word, latin]),
  ),
);
