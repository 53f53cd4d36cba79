import type { PrintServiceId } from '@kaagazz/domain/print';
import type { Design, Shape } from '@kaagazz/print-design';
import { replySymbol } from '@kaagazz/print-design/reply-code';
import { WEDDING } from '../../../../test-support/printing-shop.ts';
import { drawCards } from './draw-guest-cards.ts';
import { Sandbox } from './sandbox.ts';

const GUESTS = ['Asha', 'Ravi', 'Meera', 'Kabir', 'Zoya'].map((name, index) => ({
  ...{ line: index + 1, name, otherName: '', address: '' },
}));

describe('the RSVP codes on guests’ cards', () => {
  const sandbox = new Sandbox();
  afterAll(() => sandbox.close());

  const draw = (replyUrl: string) => {
    const service: PrintServiceId = 'marriage';
    const sheet = { service, design: '1', fields: { ...WEDDING }, title: 'Card', options: [], replyUrl };
    return sandbox.draw({ sheet, logo: null, paper: null }, null);
  };

  it('a card is rejected with 422 if its RSVP code is too dense to scan', async () => {
    await expect(draw(`https://shop.example/r/${'A'.repeat(1_500)}`)).rejects.toMatchObject({
      ...{ status: 422, code: 'REPLY_CODE_UNREADABLE' },
    });
  });

  it('checks the first RSVP code of each printed size and the code on the last card', async () => {
    const sizes: Record<string, number> = { Asha: 17, Ravi: 17.02, Meera: 15.5, Kabir: 15.5, Zoya: 17 };
    const design: Pick<Design, 'draw'> = {
      draw({ guestName = '' }) {
        const code = { x: 10, y: 10, side: sizes[guestName] ?? 17, text: 'https://a.example', modules: 33 };
        const shapes: Shape[] = [{ kind: 'path', d: 'M0 0L1 0L1 1Z', fill: '#000000', code }];
        return [{ width: 100, height: 150, background: '#ffffff', shapes }];
      },
    };

    const code = replySymbol('https://a.example');
    const { codes } = await drawCards(design, { fields: {}, title: 'Card' }, GUESTS, { code });

    expect([...codes.keys()]).toEqual([0, 2, 4]);
  });

  it('checks the RSVP code on a spare card if its size differs from the guests’ codes', async () => {
    const code = { x: 10, y: 10, text: 'https://a.example', modules: 33 };
    const design: Pick<Design, 'draw'> = {
      draw({ guestName = '' }) {
        const side = guestName === '' ? 19 : 17;
        const shapes: Shape[] = [{ kind: 'path', d: 'M0 0L1 0L1 1Z', fill: '#000000', code: { ...code, side } }];
        return [{ width: 100, height: 150, background: '#ffffff', shapes }];
      },
    };

    const sheet = { fields: {}, title: 'Card' };
    const { codes } = await drawCards(design, sheet, GUESTS, { code: replySymbol('https://a.example'), spare: 3 });

    expect([...codes.keys()]).toEqual([0, 5, 7]);
  });
});
