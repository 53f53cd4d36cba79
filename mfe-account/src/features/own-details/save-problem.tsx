import { signInPath } from '@kaagazz/contract';
import type { ApiProblem } from '@kaagazz/contract';
import { Text, TextLink } from '@kaagazz/design-system';

import { paths } from '../../paths.ts';

/** Why a save failed and what to do about it, beside the button. What was announced, and how loud, is the toast's part (E4). */
export function SaveProblem({ problem: { status, message } }: { problem: Partial<ApiProblem> }) {
  if (status === 401) {
    return (
      <Text size="sm">
        You are signed out meanwhile. What you changed is still here:{' '}
        <TextLink to={signInPath(paths.profile)} target="_blank">
          log in in another tab
        </TextLink>
        , then save again.
      </Text>
    );
  }
  return <Text size="sm">{message} What you changed is still here.</Text>;
}
