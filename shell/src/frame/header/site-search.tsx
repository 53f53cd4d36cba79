import { Icon, tokens } from '@kaagazz/design-system';
import { MAX_SEARCH_LENGTH } from '@kaagazz/domain';
import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

const ACTION = '/products';

const Form = styled.form`
  position: relative;
  flex: none;
`;

/** iOS zooms in on fields with text smaller than 16 px. */
const Field = styled.input`
  box-sizing: border-box;
  width: 100%;
  min-height: 2.75rem;
  padding: 0 2.75rem 0 ${tokens.space(4)};
  border: 1.5px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  font: 400 ${tokens.size.md} / 1.3 ${tokens.font.text};
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;
  }

  &::placeholder {
    color: ${tokens.color.inkSoft};
    opacity: 1;
  }
`;

const Submit = styled.button`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: ${tokens.color.leafDark};
  cursor: pointer;
`;

interface SiteSearchProps {
  className?: string;
  onSearch?: () => void;
}

export function SiteSearch({ className, onSearch }: SiteSearchProps) {
  const navigate = useNavigate();

  function search(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const words = new FormData(form).get('q');
    const q = typeof words === 'string' ? words.trim() : '';
    form.reset();
    onSearch?.();
    void navigate(q === '' ? ACTION : `${ACTION}?${new URLSearchParams({ q })}`);
  }

  return (
    <Form className={className} action={ACTION} role="search" aria-label="Whole shop" onSubmit={search}>
      <Field
        type="search"
        name="q"
        aria-label="Search the shop"
        placeholder="Search"
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Submit type="submit" aria-label="Search the shop">
        <Icon name="search" size={20} />
      </Submit>
    </Form>
  );
}
