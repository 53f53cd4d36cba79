import { renderPage } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton } from './icon-button.tsx';

const THUMB_PX = 44;

function pixels(length: string): number {
  return length.endsWith('rem') ? parseFloat(length) * 16 : parseFloat(length);
}

describe('Button', () => {
  it('a busy button ignores clicks but keeps focus', async () => {
    const pay = jest.fn();
    const { user, rerender } = renderPage(<Button onClick={pay}>Pay now</Button>);
    await user.click(screen.getByRole('button', { name: 'Pay now' }));

    rerender(
      <Button busy onClick={pay}>
        Pay now
      </Button>,
    );
    const busy = screen.getByRole('button', { name: 'Pay now' });
    await user.click(busy);

    expect(pay).toHaveBeenCalledTimes(1);
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(busy).toHaveFocus();
  });

  it('does not submit the form again while the button is busy', async () => {
    const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = renderPage(
      <form onSubmit={send}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );

    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(send).not.toHaveBeenCalled();
  });

  it('a button without a type does not submit the form', () => {
    renderPage(<Button>Try Again</Button>);

    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

it('gives every button and link a touch target of at least 44 px', () => {
  renderPage(
    <>
      <Button>Add to cart</Button>
      <Button size="lg">Explore Products</Button>
      <ButtonLink to="/products">Shop Now</ButtonLink>
      <IconButton label="Remove" icon="close" />
    </>,
  );

  for (const target of [...screen.getAllByRole('button'), screen.getByRole('link')]) {
    const { minHeight, height } = getComputedStyle(target);
    expect(pixels(minHeight) || pixels(height)).toBeGreaterThanOrEqual(THUMB_PX);
  }
});
