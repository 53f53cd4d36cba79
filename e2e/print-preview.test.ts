import { DESIGNS, loadDesign } from '@kaagazz/print-design';
import type { DesignFacts, DesignFields } from '@kaagazz/print-design';

import { filled, NAMES } from '../shared/print-design/test/fillings.ts';
import { needPoppler } from '../shared/print-design/test/poppler.ts';
import { useBrowser } from './support/browser.ts';
import { cutSheet, DEVICE_SCALE, difference, shownSheet } from './support/compare-sheets.ts';
import { newEmail } from './support/mailbox.ts';
import { PrintAccount } from './support/print-account.ts';
import { Shopper } from './support/shopper.ts';
import { temporaryFolder } from './support/site.ts';

const visit = useBrowser();

const KINDS = ['short', 'long', 'Devanagari'] as const;
const INVITATIONS = DESIGNS.filter(({ service }) => service !== 'business-cards');
/** Every other design with one kind of names, each kind in its turn; `LONG=1`: all with all. */
const SHEETS = INVITATIONS.filter((_, at) => process.env.LONG || at % 2 === 0).flatMap((facts, at) =>
  KINDS.filter((_, kind) => process.env.LONG || kind === at % KINDS.length).map((kind) => ({ facts, kind })),
);
/** Pixels that may come of two programs that smooth letters in their own ways; another time in small print are some thirty. */
const MOST_DIFFERENT = 8;
const SETTLES_WITHIN_MS = 30_000;
/** All of them one after the other, in one window: fonts and code come once. */
const WITHIN_MS = process.env.LONG ? 600_000 : 180_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  await needPoppler();
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** Types an invitation into the form of its design. */
async function typesInvitation(shopper: Shopper, { service, id }: DesignFacts, fields: DesignFields): Promise<void> {
  await shopper.page.goto(`/${service}/${id}`);
  for (const [name, text] of Object.entries(fields)) await shopper.main.locator(`[name="${name}"]`).fill(text);
  await shopper.main.getByText('This is what will be printed.').waitFor();
}

/** How much of the preview is not as printed, at its least: fonts come after the words. */
async function leastDifference(shopper: Shopper, facts: DesignFacts, printed: Buffer): Promise<number> {
  const preview = shopper.main.getByRole('img', { name: /^Preview of/ });
  const deadline = Date.now() + SETTLES_WITHIN_MS;
  let least = Infinity;
  while (least > MOST_DIFFERENT && Date.now() < deadline) {
    least = Math.min(least, await difference(await shownSheet(preview, facts), printed, facts));
  }
  return least;
}

it(
  'shows each invitation in its preview as it is printed, whatever the names',
  async () => {
    const { page, complaints, close } = await visit({ deviceScaleFactor: DEVICE_SCALE });
    const shopper = new Shopper(page, 'mouse');
    const account = new PrintAccount(page);
    await shopper.isSignedIn(newEmail());
    const found: { sheet: string; differs: number }[] = [];

    for (const { facts, kind } of SHEETS) {
      const { sample } = await loadDesign(facts.service, facts.id);
      const fields = { ...filled(sample, NAMES[kind]), date: '2090-02-14' };
      const line = await account.orders({ service: facts.service, design: facts.id, fields, quantity: 50 });
      const printed = await cutSheet(await account.printFile(line), facts, folder.folder);

      await typesInvitation(shopper, facts, fields);
      const differs = await leastDifference(shopper, facts, printed);
      if (differs > MOST_DIFFERENT) found.push({ sheet: `${facts.service} ${facts.id}, ${kind} names`, differs });
    }

    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
  WITHIN_MS,
);
