import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LOGO_BOX, sheetSide, textLine } from '../../../../test-support/sheet-sides.ts';
import { SheetSideView } from './sheet-side-view.tsx';
import type { SheetSideViewProps } from './sheet-side-view.tsx';
import { sheetText } from './sheet-text.ts';

const SIDE = sheetSide([
  { kind: 'path', d: 'M0 0L10 10', stroke: '#a63a3c', strokeWidth: 0.5 },
  { kind: 'path', d: 'M0 0L10 0L10 10Z', fill: '#dba53f', opacity: 0.75 },
  textLine('Asha', { field: 'brideName', spacing: 0.2 }),
  textLine('weds'),
]);

const show = (props: Partial<SheetSideViewProps> = {}) =>
  render(<SheetSideView side={SIDE} samples={new Set()} logo={undefined} label="Preview" {...props} />);
const preview = () => screen.getByRole('img', { name: 'Preview' });

describe('a side of a sheet', () => {
  it('shows the sheet at its trimmed size, without the bleed', () => {
    show();

    expect(preview()).toHaveAttribute('viewBox', '0 0 100 200');
    expect(preview().querySelector('rect')).toHaveAttribute('fill', '#fbf2df');
  });

  it('draws paths with their fill, stroke and opacity', () => {
    show();

    const [stroked, filled] = preview().querySelectorAll('path');
    expect(stroked).toHaveAttribute('fill', 'none');
    expect(stroked).toHaveAttribute('stroke', '#a63a3c');
    expect(stroked).toHaveAttribute('stroke-width', '0.5');
    expect(filled).toHaveAttribute('fill', '#dba53f');
    expect(filled).toHaveAttribute('opacity', '0.75');
  });

  it('lists fallback fonts after a text’s own font', () => {
    show();

    const text = screen.getByText('Asha');
    expect(text).toHaveAttribute('font-family', "'Tiro Devanagari Hindi', 'Mukta', sans-serif");
    expect(text).toHaveAttribute('letter-spacing', '0.2');
    expect(text).toHaveAttribute('text-anchor', 'middle');
  });

  it('sample text is underlined but not transparent', () => {
    show({ samples: new Set(['brideName']) });

    expect(screen.getByText('Asha')).toHaveAttribute('text-decoration', 'underline dotted');
    expect(screen.getByText('Asha')).not.toHaveAttribute('opacity');
    expect(screen.getByText('weds')).not.toHaveAttribute('text-decoration');
  });

  it('shows the logo in its box', () => {
    show({ side: sheetSide([LOGO_BOX]), logo: 'data:image/png;base64,bG9nbw==' });

    const logo = preview().querySelector('image');
    expect(logo).toHaveAttribute('href', 'data:image/png;base64,bG9nbw==');
    expect(logo).toHaveAttribute('width', '30');
    expect(logo).toHaveAttribute('preserveAspectRatio', 'xMinYMid meet');
  });

  it('leaves the logo box empty if there is no logo', () => {
    show({ side: sheetSide([LOGO_BOX]) });

    expect(preview().querySelector('image')).toBeNull();
  });

  it('shows the bleed and the trim line if the bleed guide is switched on', () => {
    show({ guides: { bleed: true, safe: false } });

    expect(preview()).toHaveAttribute('viewBox', '-3 -3 106 206');
    expect(preview().querySelectorAll('rect')).toHaveLength(2);
  });

  it('shows the safe area if the safe area guide is switched on', () => {
    show({ guides: { bleed: false, safe: true } });

    const [, safe] = preview().querySelectorAll('rect');
    expect(safe).toHaveAttribute('x', '5');
    expect(safe).toHaveAttribute('width', '90');
    expect(safe).toHaveAttribute('height', '190');
  });

  it('shows only the part of the sheet inside the crop', () => {
    show({ crop: { y: 40, height: 24 } });

    expect(preview()).toHaveAttribute('viewBox', '0 40 100 24');
  });

  it('hides a sheet without a label from screen readers', () => {
    const { container } = render(<SheetSideView side={SIDE} samples={new Set()} logo={undefined} />);

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('clicking a field’s text calls onFieldClick with the field’s name', async () => {
    const onFieldClick = jest.fn();
    show({ onFieldClick });

    await userEvent.click(screen.getByText('weds'));
    expect(onFieldClick).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Asha'));

    expect(onFieldClick).toHaveBeenCalledWith('brideName');
  });
});

describe('the text for screen readers', () => {
  it('the screen reader text has a comma between two fields but not between the lines of one field', () => {
    const side = sheetSide([
      textLine('Asha Kumari', { field: 'brideName' }),
      textLine('Sharma', { field: 'brideName' }),
      textLine('weds'),
      textLine('Ravi', { field: 'groomName' }),
    ]);

    expect(sheetText(side)).toBe('Asha Kumari Sharma, weds, Ravi');
  });

  it('the screen reader text has a comma between two lines that don’t belong to a field', () => {
    expect(sheetText(sheetSide([textLine('With the blessings'), textLine('of their elders')]))).toBe(
      'With the blessings, of their elders',
    );
  });

  it('omits shapes and blank lines from the screen reader text', () => {
    expect(sheetText(sheetSide([LOGO_BOX, textLine(' '), textLine('Ravi'), { kind: 'path', d: 'M0 0' }]))).toBe('Ravi');
  });

  it('the screen reader text is empty for a blank sheet', () => {
    expect(sheetText(sheetSide())).toBe('');
  });
});
