import { useSiteSettings } from '@kaagazz/contract';

import painting from '../../illustrations/chitrayan-wall-tall.svg';
import collecting from '../../illustrations/hero-1-tall.svg';
import drying from '../../illustrations/hero-3-tall.svg';
import { SocialPost } from './social-post.tsx';
import { Posts } from './social-posts.styles.ts';

const posts = [
  { image: collecting, text: 'Collected before breakfast: flowers, offcuts and sacks of husk. It’s festival week!' },
  { image: drying, text: 'Drying day. If the wind keeps up, these sheets will be notebooks by Friday.' },
  { image: painting, text: 'Two fish and a peacock, hung up to dry. #chitrayan' },
];

export function SocialPosts() {
  const { instagramPosts } = useSiteSettings().social;
  return (
    <Posts aria-label="From our social pages">
      {posts.map((post, i) => (
        <SocialPost key={post.text} {...post} url={instagramPosts[i]} isFirst={i === 0} />
      ))}
    </Posts>
  );
}
