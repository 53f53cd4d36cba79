import { Button, FormMessage, TextField, useDebouncedValue } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { callDesk } from '../../api/call-desk.ts';
import { messageOf } from '../../api/desk-problem.ts';
import { PictureItem, PlainList, Quiet, Thumbnail } from '../../record/index.ts';

const SHOWN = 6;
const SEARCH_DELAY_MS = 250;

export function ProductSearch({ onAdd }: { onAdd: (productId: string) => void }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const q = useDebouncedValue(text.trim(), SEARCH_DELAY_MS);
  const { data, error } = useQuery({
    queryKey: ['products', 'search', q],
    queryFn: () => callDesk('GET /desk/products', { query: { q, perPage: SHOWN, sort: 'title', order: 'asc' } }),
    enabled: q.length > 1,
  });
  const found = q.length > 1 ? (data?.data ?? []).filter(({ state }) => state === 'published') : [];
  return (
    <>
      <TextField
        ref={field}
        label="Add a product"
        type="search"
        placeholder="Title or id"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {q.length > 1 && error && <FormMessage tone="error">{messageOf(error)}</FormMessage>}
      {q.length > 1 && data && found.length === 0 && <Quiet role="status">No product found.</Quiet>}
      <PlainList aria-label="Found products">
        {found.map(({ id, title, price, stock, images }) => (
          <PictureItem key={id}>
            <Thumbnail src={images[0]?.url} />
            <span>
              {title}
              <Quiet>
                {formatRupees(price)}, {stock} in stock
              </Quiet>
            </span>
            <Button
              variant="secondary"
              aria-label={`Add ${title}`}
              disabled={stock < 1}
              onClick={() => {
                onAdd(id);
                setText('');
                // The pressed button disappears, so move the focus to the search field.
                field.current?.focus();
              }}
            >
              Add
            </Button>
          </PictureItem>
        ))}
      </PlainList>
    </>
  );
}
