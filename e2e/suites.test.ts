import { SUITE_PIECES } from '@kaagazz/domain/print';
import { DESIGNS, loadDesign } from '@kaagazz/print-design';

import { filled, NAMES } from '../shared/print-design/test/fillings.ts';
import { needPoppler } from '../shared/print-design/test/poppler.ts';
import { useBrowser } from './support/browser.ts';
import { countDifferentPixels, DEVICE_SCALE, rasterizePrint, screenshotPreview } from './support/compare-print.ts';
import { newEmail } from './support/mailbox.ts';
import { PrintAccount } from './support/print-account.ts';
import { PrintShopper } from './support/print-shopper.ts';
import { temporaryFolder } from './support/site.ts';

const visit = useBrowser();
/** Anti-aliasing changes at most 8 pixels. A different word changes more than 30. */
const MAX_DIFFERENT_PIXELS = 8;
const SETTLES_WITHIN_MS = 30_000;
const SAMPLED = [4, 7, 8];
const WITHIN_MS = process.env.LONG ? 600_000 : 180_000;
it(
  'the preview and the print file of a suite show the same cards',
  async () => {
    await needPoppler();
    const { folder, remove } = await temporaryFolder();
    const { page, consoleProblems, close } = await visit({ deviceScaleFactor: DEVICE_SCALE });
    const shopper = new PrintShopper(page, 'mouse');
    const account = new PrintAccount(page);
    await shopper.createAccount(newEmail());
    const all = SUITE_PIECES.map(({ id }) => id).join(', ');
    const found: string[] = [];

    for (const [at, facts] of DESIGNS.filter(({ service }) => service === 'suites').entries()) {
      const kinds = Object.keys(NAMES).filter((_, index) => process.env.LONG || index === at) as (keyof typeof NAMES)[];
      const { sample } = await loadDesign('suites', facts.id);
      for (const kind of kinds.filter((one) => one !== 'emoji')) {
        const dates = { date: '2090-02-14', haldiDate: '2090-02-12', mehndiDate: '2090-02-12' };
        const fields = {
          ...{ ...filled(sample, NAMES[kind]), ...dates, sangeetDate: '2090-02-13', receptionDate: '2090-02-15' },
          groups: `Family | 40 | ${all}`,
        };
        const { id } = await account.addLine({ service: 'suites', design: facts.id, fields, quantity: 1 });
        const pdf = await account.printFile({ id });
        await page.goto(`/suites/${facts.id}?line=${id}`);
        for (const [index, { name }] of SUITE_PIECES.entries()) {
          if (!process.env.LONG && index !== SAMPLED[at]) continue;
          await shopper.input.press(shopper.main.getByRole('button', { name, exact: true }));
          const printed = await rasterizePrint(pdf, facts, folder, index + 1);
          const preview = shopper.main.getByRole('img', { name: /^Preview of/ });
          const deadline = Date.now() + SETTLES_WITHIN_MS;
          let least = Infinity;
          while (least > MAX_DIFFERENT_PIXELS && Date.now() < deadline) {
            least = Math.min(
              least,
              await countDifferentPixels(await screenshotPreview(preview, facts), printed, facts),
            );
          }
          if (least > MAX_DIFFERENT_PIXELS) found.push(`${facts.name}, ${name}, ${kind}: ${least}`);
        }
      }
    }

    expect(found).toEqual([]);
    expect(consoleProblems).toEqual([]);
    await close();
    await remove();
  },
  WITHIN_MS,
);
