import { never, patch, server } from '@kaagazz/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ProductPictures } from './product-pictures.tsx';

const picture = (file: string) => ({ file, url: `/pictures/${file}` });

it('a second click to move a photograph is ignored while the first move is being saved', async () => {
  server.use(patch('/api/desk/products/pen', never()));
  const product = { id: 'pen', version: 1, title: 'Pen', images: [picture('a'), picture('b')] };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProductPictures product={product} canEdit />
    </QueryClientProvider>,
  );

  await userEvent.dblClick(screen.getByRole('button', { name: 'Move photograph 2 forward' }));

  expect(await screen.findByText('Saving …')).toBeVisible();
  expect(server.sentTo('/api/desk/products/pen').map(({ body }) => body)).toEqual([{ version: 1, images: ['b', 'a'] }]);
});
