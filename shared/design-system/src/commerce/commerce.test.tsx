import { renderPage } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { Price } from './price.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { Stars } from './stars.tsx';
import { StockBadge } from './stock-badge.tsx';

describe('Price', () => {
  it('shows the original price and the discount next to the price', () => {
    renderPage(<Price price={245} originalPrice={350} discountPercent={30} />);

    expect(screen.getByText('Rs. 245')).toBeVisible();
    expect(screen.getByText('Rs. 350')).toBeVisible();
    expect(screen.getByText('30% off')).toBeVisible();
  });

  it('shows only the price of a product without a discount', () => {
    const { container } = renderPage(<Price price={125_000} originalPrice={125_000} discountPercent={0} />);

    expect(container).toHaveTextContent(/^Rs. 1,25,000$/);
  });
});

describe('Stars', () => {
  it.each([
    [4.9, '4 out of 5 stars'],
    [0.5, '0 out of 5 stars'],
    [null, '4 out of 5 stars'],
  ])('announces a rating of %s as "%s"', (rating, name) => {
    renderPage(<Stars rating={rating} />);

    expect(screen.getByRole('img', { name })).toBeVisible();
  });

  it.each([
    [5, 5, 0],
    [3.2, 3, 2],
    [0, 0, 5],
  ])('draws the stars for a rating of %s', (rating, full, empty) => {
    const { container } = renderPage(<Stars rating={rating} />);

    const drawn = (kind: string) => container.querySelector(kind)?.getAttribute('d')?.match(/M/g)?.length ?? 0;
    expect(drawn('path[fill]')).toBe(full);
    expect(drawn('path:not([fill])')).toBe(empty);
  });
});

describe('StockBadge', () => {
  it.each([
    [5, false, 'Limited Stock'],
    [3, true, 'Only 3 left'],
    [0, true, 'Out of Stock'],
  ])('shows the stock badge for a stock of %s', (stock, exact, text) => {
    renderPage(<StockBadge stock={stock} exact={exact} />);

    expect(screen.getByText(text)).toBeVisible();
  });

  it('doesn’t show a stock badge if there is plenty of stock', () => {
    const { container } = renderPage(<StockBadge stock={6} />);

    expect(container).toHaveTextContent(/^$/);
  });
});

describe('QuantityStepper', () => {
  it('keeps focus on the button when the quantity reaches its minimum', async () => {
    const change = jest.fn();
    const { user } = renderPage(<QuantityStepper quantity={1} onChange={change} label="Quantity of A5 notebook" />);

    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));

    expect(change.mock.calls).toEqual([[1]]);
    expect(screen.getByRole('group', { name: 'Quantity of A5 notebook' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Decrease quantity' })).toHaveFocus();
  });

  it('reports the typed quantity on every keystroke', async () => {
    const typed = jest.fn();
    const { user } = renderPage(<QuantityStepper quantity={10} onChange={jest.fn()} onTyped={typed} label="Pieces" />);
    const field = screen.getByRole('textbox', { name: 'Pieces' });

    await user.click(field);
    await user.keyboard('25');
    expect(typed.mock.calls).toEqual([[2], [25]]);
    expect(field).toHaveValue('25');
    await user.tab();

    expect(field).toHaveValue('10');
  });

  it('a quantity field ignores letters and empty input', async () => {
    const typed = jest.fn();
    const { user } = renderPage(<QuantityStepper quantity={10} onChange={jest.fn()} onTyped={typed} label="Pieces" />);
    const field = screen.getByRole('textbox', { name: 'Pieces' });

    await user.click(field);
    await user.keyboard('many{Enter}');
    await user.clear(field);
    await user.tab();

    expect(typed).not.toHaveBeenCalled();
    expect(field).toHaveValue('10');
  });
});
