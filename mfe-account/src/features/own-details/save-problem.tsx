import { signInPath } from '@kaagazz/contract';
import type { ApiProblem } from '@kaagazz/contract';
import { Text, TextLink } from '@kaagazz/design-system';

import { paths } from '../../paths.ts';

export function SaveProblem({ problem: { status, message } }: { problem: Partial<ApiProblem> }) {
  if (status === 401) {
    return (
      <Text size="sm">
        You have been signed out. Your changes are still here:{' '}
        <TextLink to={signInPath(paths.profile)} target="_blank">
          log in in another tab
        </TextLink>
        , then save again.
      </Text>
    );
  }
  return <Text size="sm">{message} Your changes are still here.</Text>;
}
