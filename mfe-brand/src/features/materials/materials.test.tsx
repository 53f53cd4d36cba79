import { renderPage } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { Materials } from './materials.tsx';

describe('materials', () => {
  it('shows the marigold paper first, then the material that the visitor picks', async () => {
    const { user } = renderPage(<Materials />);
    expect(screen.getByRole('heading', { name: 'A sheet with petals in it' })).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'Banana stems' }));

    expect(screen.getByRole('heading', { name: 'A warm sheet with long fibres' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'A sheet with petals in it' })).not.toBeInTheDocument();
  });

  it('selects another material with the arrow keys', async () => {
    const { user } = renderPage(<Materials />);

    await user.tab();
    await user.keyboard('{ArrowDown}');

    expect(screen.getByRole('radio', { name: 'Tailors’ cuttings' })).toBeChecked();
  });
});
