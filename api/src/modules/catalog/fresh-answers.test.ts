import { type Answer, FreshAnswers } from './fresh-answers.ts';

describe('answers that are kept for a moment', () => {
  let time = 0;
  let asked = 0;
  let answers: FreshAnswers;
  beforeEach(() => {
    time = 0;
    asked = 0;
    answers = new FreshAnswers(1_000, () => time);
  });
  const make = async (): Promise<Answer> => {
    asked += 1;
    return { body: Buffer.from(`answer ${asked}`), etag: `${asked}` };
  };
  const told = async (key = 'list') => (await answers.get(key, make)).etag;

  it('make one query of a thousand who ask at once', async () => {
    const all = await Promise.all(Array.from({ length: 1_000 }, () => told()));

    expect(new Set(all)).toEqual(new Set(['1']));
    expect(asked).toBe(1);
  });

  it('are never older than they may be', async () => {
    await told();
    time = 999;
    expect(await told()).toBe('1');
    time = 1_000;

    expect(answers.known('list')).toBeUndefined();
    expect(await told()).toBe('2');
  });

  it('are as old as the question: one that took long is not waited for by those who come late', async () => {
    const slow = Promise.withResolvers<Answer>();
    void answers.get('list', () => slow.promise);
    time = 1_000;

    expect(await told()).toBe('1');
    slow.resolve({ body: Buffer.from('old'), etag: 'old' });
    await slow.promise;
    expect(await told()).toBe('1');
  });

  it('are forgotten once something has changed, those on their way too', async () => {
    const before = Promise.withResolvers<Answer>();
    void answers.get('list', () => before.promise);
    answers.forget();
    before.resolve({ body: Buffer.from('before'), etag: 'before' });

    expect(await told()).toBe('1');
    expect(answers.known('list')?.etag).toBe('1');
  });

  it('are not kept when they fail', async () => {
    await expect(answers.get('list', () => Promise.reject(new Error('away')))).rejects.toThrow('away');

    expect(await told()).toBe('1');
  });

  it('are few: whoever asks for many different ones finds the first forgotten', async () => {
    for (let each = 0; each < 300; each += 1) await told(`list?limit=${each}`);

    expect(answers.known('list?limit=0')).toBeUndefined();
    expect(answers.known('list?limit=299')?.etag).toBe('300');
  });
});
