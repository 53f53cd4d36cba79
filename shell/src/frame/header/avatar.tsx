import type { User } from '@kaagazz/contract';
import { tokens } from '@kaagazz/design-system';
import { useState } from 'react';
import styled from 'styled-components';

import { initialOf } from './initial.ts';

const Disc = styled.span`
  display: grid;
  place-items: center;
  overflow: hidden;
  width: 2.375rem;
  height: 2.375rem;
  border-radius: 50%;
  background: ${tokens.color.leaf};
  color: ${tokens.color.onLeaf};
  font: ${tokens.weight.display} 1.125rem / 1 ${tokens.font.display};
`;

const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

export function Avatar({ user }: { user: User }) {
  const [broken, setBroken] = useState(false);
  const picture = broken ? null : user.profilePic;

  return (
    <Disc aria-hidden="true">
      {picture ? (
        <Photo src={picture} alt="" width={38} height={38} onError={() => setBroken(true)} />
      ) : (
        initialOf(user)
      )}
    </Disc>
  );
}
