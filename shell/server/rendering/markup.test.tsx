import { Suspense, lazy } from 'react';

import { markupOf } from '../../src/document/markup.ts';

const inTime = new AbortController().signal;

it('waits for code that a part of the page needs, and writes the same when the code is there', async () => {
  const Story = lazy(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return { default: () => <p>Made by hand</p> };
  });
  const page = (
    <main>
      <Suspense fallback={null}>
        <Story />
      </Suspense>
    </main>
  );

  const first = await markupOf(page, inTime);
  const second = await markupOf(page, inTime);

  expect(first).toEqual({ html: '<main><!--$--><p>Made by hand</p><!--/$--></main>', error: undefined });
  expect(second).toEqual(first);
});

it('tells what a part of the page threw', async () => {
  const thrown = new Error('no such picture');
  const Broken = (): never => {
    throw thrown;
  };

  const { error } = await markupOf(
    <Suspense fallback={null}>
      <Broken />
    </Suspense>,
    inTime,
  );

  expect(error).toBe(thrown);
});

it('throws what is thrown where nothing can fail alone', async () => {
  const thrown = new Error('no such menu');
  const Broken = (): never => {
    throw thrown;
  };

  await expect(markupOf(<Broken />, inTime)).rejects.toBe(thrown);
});

it('draws nothing that nobody waits for any more', async () => {
  const late = new AbortController();
  const drawn = jest.fn(() => null);
  const Page = () => drawn();

  const drawing = markupOf(<Page />, late.signal);
  late.abort(new Error('too late'));

  await expect(drawing).rejects.toThrow('too late');
  expect(drawn).not.toHaveBeenCalled();
});
