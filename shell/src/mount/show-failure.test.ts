import { showFailure } from './show-failure.ts';

it('replaces the section with an error message and a Try again button', () => {
  document.body.innerHTML = '<div id="root"><p>half a page</p></div>';

  showFailure(document.getElementById('root')!);

  expect(document.querySelector('[role=alert]')).toHaveTextContent('This page could not be opened');
  expect(document.querySelector('button')).toHaveTextContent('Try again');
  expect(document.body).not.toHaveTextContent('half a page');
});
