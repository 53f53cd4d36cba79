import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { RecoveryCodes } from './recovery-codes.tsx';

it('recovery codes can be copied, printed and saved as a file', async () => {
  const user = userEvent.setup();
  const print = jest.spyOn(window, 'print').mockImplementation();
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  Object.assign(URL, { createObjectURL: () => 'blob:codes', revokeObjectURL: () => undefined });
  render(<RecoveryCodes codes={['abcd-efgh', 'ijkl-mnop']} />);

  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('abcd-efgh\nijkl-mnop\n');

  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(saved.mock.contexts).toMatchObject([{ download: 'kaagazz-recovery-codes.txt' }]);
});
