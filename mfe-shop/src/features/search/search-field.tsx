import type { Suggestions } from '@kaagazz/api-schema';
import { Icon, Picture, VisuallyHidden } from '@kaagazz/design-system';
import { MAX_SEARCH_LENGTH, formatRupees } from '@kaagazz/domain';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import noPicture from '../../illustrations/no-picture.svg';
import { paths, productPath } from '../../paths.ts';
import { listingPath } from '../catalogue/index.ts';
import { Field, Form, InputRow, List, Option, OptionText, Submit } from './search-field.styles.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

export function SearchField({ q }: { q: string }) {
  const navigate = useNavigate();
  const [text, setText] = useFollowing(q);
  const [typed, setTyped] = useState('');
  const { products, tags, pages, isKnown } = useSuggestions(typed);
  const count = products.length + pages.length + tags.length;
  const box = useCombobox(count);

  const search = (words: string) => {
    setText(words);
    setTyped('');
    box.close();
    void navigate(listingPath({ q: words.trim() }));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    search(text);
  };

  return (
    <Form action={paths.products} role="search" onSubmit={submit}>
      <InputRow>
        <Field
          type="search"
          name="q"
          aria-label="Search products"
          placeholder="Search products"
          maxLength={MAX_SEARCH_LENGTH}
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
      </InputRow>
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
        {pages.map(({ path, title }, position) => (
          <Option
            key={path}
            id={box.optionId(products.length + position)}
            onClick={() => {
              box.close();
              void navigate(path);
            }}
          >
            <Icon name="chevron-right" size={18} />
            <OptionText>{title}</OptionText>
          </Option>
        ))}
        {tags.map((tag, position) => (
          <Option key={tag} id={box.optionId(products.length + pages.length + position)} onClick={() => search(tag)}>
            <Icon name="search" size={18} />
            <OptionText>
              Everything tagged <b>{tag}</b>
            </OptionText>
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
      <OptionText>{product.title}</OptionText>
      <span>{formatRupees(product.price)}</span>
    </>
  );
}

function announcement(count: number): string {
  if (count === 0) return 'No suggestions. Press Enter to search.';
  return `${count === 1 ? '1 suggestion' : `${count} suggestions`}. Use the arrow keys to review.`;
}

function useFollowing(value: string) {
  const [previous, setPrevious] = useState(value);
  const [text, setText] = useState(value);
  if (previous !== value) {
    setPrevious(value);
    setText(value);
  }
  return [text, setText] as const;
}
