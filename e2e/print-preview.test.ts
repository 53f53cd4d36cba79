import { DESIGNS, loadDesign } from '@kaagazz/print-design';
import type { DesignFacts, DesignFields } from '@kaagazz/print-design';

import { filled, NAMES } from '../shared/print-design/test/fillings.ts';
import { needPoppler } from '../shared/print-design/test/poppler.ts';
import { useBrowser } from './support/browser.ts';
import { rasterizePrint, DEVICE_SCALE, countDifferentPixels, screenshotPreview } from './support/compare-print.ts';
import { newEmail } from './support/mailbox.ts';
import { PrintAccount } from './support/print-account.ts';
import { Shopper } from './support/shopper.ts';
import { temporaryFolder } from './support/site.ts';

const visit = useBrowser();

const KINDS = ['short', 'long', 'Devanagari'] as const;
const INVITATIONS = DESIGNS.filter(({ service }) => !['business-cards', 'certificates', 'suites'].includes(service));
/** To save time, `npm test` compares only half of the designs. */
const SHEETS = INVITATIONS.filter((_, at) => process.env.LONG || at % 2 === 0).flatMap((facts, at) =>
  KINDS.filter((_, kind) => process.env.LONG || kind === at % KINDS.length).map((kind) => ({ facts, kind })),
);
/**
 * Anti-aliasing changes at most 8 pixels. A wrong time on the invitation changes about 30 pixels.
 */
const MAX_DIFFERENT_PIXELS = 8;
const SETTLES_WITHIN_MS = 30_000;
const WITHIN_MS = process.env.LONG ? 600_000 : 180_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  await needPoppler();
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

async function fillInvitation(shopper: Shopper, { service, id }: DesignFacts, fields: DesignFields): Promise<void> {
  await shopper.page.evaluate(() => sessionStorage.clear());
  await shopper.page.goto(`/${service}/${id}`);
  for (const [name, text] of Object.entries(fields)) await shopper.main.locator(`[name="${name}"]`).fill(text);
  await shopper.main.getByText('This is what we will print').waitFor();
}

async function leastDifference(shopper: Shopper, facts: DesignFacts, printed: Buffer): Promise<number> {
  const preview = shopper.main.getByRole('img', { name: /^Preview of/ });
  const deadline = Date.now() + SETTLES_WITHIN_MS;
  let least = Infinity;
  while (least > MAX_DIFFERENT_PIXELS && Date.now() < deadline) {
    least = Math.min(least, await countDifferentPixels(await screenshotPreview(preview, facts), printed, facts));
  }
  return least;
}

it(
  'the preview and the print file show the same invitation',
  async () => {
    const { page, consoleProblems, close } = await visit({ deviceScaleFactor: DEVICE_SCALE });
    const shopper = new Shopper(page, 'mouse');
    const account = new PrintAccount(page);
    await shopper.createAccount(newEmail());
    const found: { sheet: string; differs: number }[] = [];

    for (const { facts, kind } of SHEETS) {
      const { sample } = await loadDesign(facts.service, facts.id);
      const fields = { ...filled(sample, NAMES[kind]), date: '2090-02-14' };
      const line = await account.addLine({ service: facts.service, design: facts.id, fields, quantity: 50 });
      const printed = await rasterizePrint(await account.printFile(line), facts, folder.folder);

      await fillInvitation(shopper, facts, fields);
      const differs = await leastDifference(shopper, facts, printed);
      if (differs > MAX_DIFFERENT_PIXELS) found.push({ sheet: `${facts.service} ${facts.id}, ${kind} names`, differs });
    }

    expect(found).toEqual([]);
    expect(consoleProblems).toEqual([]);
    await close();
  },
  WITHIN_MS,
);
