import { renderPage } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { SAMPLE_CONTENT } from '../../../test-support/sample-content.ts';
import { ProductFamilies } from './product-families.tsx';

const notebooksCard = () => screen.getByRole('button', { name: 'Turn over: Notebooks' });
const backLink = () => screen.queryByRole('link', { name: 'See the notebooks' });

describe('Our Products', () => {
  it('shows only the fronts of the three product cards at first', () => {
    renderPage(<ProductFamilies texts={SAMPLE_CONTENT.text} />);

    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Notebooks',
      'Book Printing',
      'Art Paper',
    ]);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('turns a card over with its button and back with Escape', async () => {
    const { user } = renderPage(<ProductFamilies texts={SAMPLE_CONTENT.text} />);

    await user.tab();
    expect(notebooksCard()).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.tab();

    expect(backLink()).toHaveFocus();
    expect(backLink()).toHaveAttribute('href', '/products?category=stationery');

    await user.keyboard('{Escape}');
    expect(backLink()).not.toBeInTheDocument();
    expect(notebooksCard()).toHaveFocus();
  });

  it('turns a card over with a tap and back with another tap', async () => {
    const { user } = renderPage(<ProductFamilies texts={SAMPLE_CONTENT.text} />);

    await user.pointer({ keys: '[TouchA]', target: notebooksCard() });
    expect(notebooksCard()).toHaveAttribute('aria-expanded', 'true');

    await user.pointer({ keys: '[TouchA]', target: notebooksCard() });
    expect(backLink()).not.toBeInTheDocument();
  });

  it('turns a card over while the mouse is on it', async () => {
    const { user } = renderPage(<ProductFamilies texts={SAMPLE_CONTENT.text} />);

    await user.hover(notebooksCard());
    expect(backLink()).toBeVisible();

    await user.unhover(notebooksCard());
    expect(backLink()).not.toBeInTheDocument();
  });
});
