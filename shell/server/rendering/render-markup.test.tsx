import { Suspense, lazy } from 'react';

import { renderMarkup } from '../../src/document/render-markup.ts';

const neverAborted = new AbortController().signal;

it('renderMarkup renders the same markup before and after lazy code is loaded', async () => {
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

  const first = await renderMarkup(page, neverAborted);
  const second = await renderMarkup(page, neverAborted);

  expect(first).toEqual({ html: '<main><!--$--><p>Made by hand</p><!--/$--></main>', error: undefined });
  expect(second).toEqual(first);
});

it('renderMarkup returns an error that is thrown inside a Suspense boundary', async () => {
  const thrown = new Error('no such picture');
  const Broken = (): never => {
    throw thrown;
  };

  const { error } = await renderMarkup(
    <Suspense fallback={null}>
      <Broken />
    </Suspense>,
    neverAborted,
  );

  expect(error).toBe(thrown);
});

it('renderMarkup throws an error that is thrown outside of Suspense boundaries', async () => {
  const thrown = new Error('no such menu');
  const Broken = (): never => {
    throw thrown;
  };

  await expect(renderMarkup(<Broken />, neverAborted)).rejects.toBe(thrown);
});

it('renderMarkup stops rendering after it is aborted', async () => {
  const controller = new AbortController();
  const rendered = jest.fn(() => null);
  const Page = () => rendered();

  const rendering = renderMarkup(<Page />, controller.signal);
  controller.abort(new Error('too late'));

  await expect(rendering).rejects.toThrow('too late');
  expect(rendered).not.toHaveBeenCalled();
});
