import { Icon, Picture, VisuallyHidden } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Suggestions } from '@kaagazz/api-schema';
import noPicture from '../../illustrations/no-picture.svg';
import { paths, productPath } from '../../paths.ts';
import { LONGEST_SEARCH, shelfPath } from '../catalogue/index.ts';
import { Field, Form, List, Option, OptionWords, Places, Submit } from './search-field.styles.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

/**
 * Searches the whole shop; suggests products by name, and tags. A plain form without scripts.
 *
 * @param q what the list on screen was searched for; empty when it was not
 */
export function SearchField({ q }: { q: string }) {
  const navigate = useNavigate();
  const [text, setText] = useFollowing(q);
  /** what was typed here: suggestions are for that, not for what the address brought */
  const [typed, setTyped] = useState('');
  const { products, tags, isKnown } = useSuggestions(typed);
  const count = products.length + tags.length;
  const box = useCombobox(count);

  const search = (words: string) => {
    setText(words);
    setTyped('');
    box.close();
    void navigate(shelfPath({ q: words.trim() }));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    search(text);
  };

  return (
    <Form action={paths.products} role="search" onSubmit={submit}>
      <Places>
        <Field
          type="search"
          name="q"
          aria-label="Search products"
          placeholder="Search products"
          maxLength={LONGEST_SEARCH}
          enterKeyHint="search"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setTyped(event.target.value);
            box.open();
          }}
          {...box.fieldProps}
        />
        <Submit type="submit" aria-label="Search">
          <Icon name="search" />
        </Submit>
      </Places>
      <List aria-label="Suggestions" {...box.listProps}>
        {products.map((product, position) => (
          <Option
            key={product._id}
            id={box.optionId(position)}
            onClick={() => {
              box.close();
              void navigate(productPath(product._id));
            }}
          >
            <SuggestedProduct product={product} />
          </Option>
        ))}
        {tags.map((tag, position) => (
          <Option key={tag} id={box.optionId(products.length + position)} onClick={() => search(tag)}>
            <Icon name="search" size={18} />
            <OptionWords>
              Everything tagged <b>{tag}</b>
            </OptionWords>
          </Option>
        ))}
      </List>
      <VisuallyHidden role="status">{isKnown && box.isWanted ? announcement(count) : ''}</VisuallyHidden>
    </Form>
  );
}

function SuggestedProduct({ product }: { product: Suggestions['products'][number] }) {
  return (
    <>
      <Picture src={product.image || noPicture} sizes="56px" alt="" width={800} height={800} />
      <OptionWords>{product.title}</OptionWords>
      <span>{formatRupees(product.price)}</span>
    </>
  );
}

function announcement(count: number): string {
  if (count === 0) return 'No suggestions. Press Enter to search.';
  return count === 1 ? '1 suggestion, by the down arrow.' : `${count} suggestions, by the down arrow.`;
}

/** A field's text, which becomes what is given anew: the address has changed under it. */
function useFollowing(given: string) {
  const [seen, setSeen] = useState(given);
  const [text, setText] = useState(given);
  if (seen !== given) {
    setSeen(given);
    setText(given);
  }
  return [text, setText] as const;
}
