import { COMPANY } from '@kaagazz/domain';

import painting from '../../illustrations/chitrayan-wall-tall.svg';
import collecting from '../../illustrations/hero-1-tall.svg';
import drying from '../../illustrations/hero-3-tall.svg';
import { SocialPost } from './social-post.tsx';
import { Posts } from './social-posts.styles.ts';

const [festival, lineDay, painters] = COMPANY.instagramPosts;

const posts = [
  { url: festival, image: collecting, text: 'Eleven crates before breakfast. The festival was good to us.' },
  { url: lineDay, image: drying, text: 'Line day. If the wind holds, these are notebooks by Friday.' },
  { url: painters, image: painting, text: 'Two painters, one cord, no plan. #chitrayan' },
];

export function SocialPosts() {
  return (
    <Posts aria-label="From our social pages">
      {posts.map((post, i) => (
        <SocialPost key={post.url} {...post} isFirst={i === 0} />
      ))}
    </Posts>
  );
}
