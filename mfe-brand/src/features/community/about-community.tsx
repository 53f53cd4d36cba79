import { Heading, Text } from '@kaagazz/design-system';
import { COMPANY } from '@kaagazz/domain';

import painting from '../../illustrations/chitrayan-wall-tall.svg';
import drying from '../../illustrations/hero-3-tall.svg';
import collecting from '../../illustrations/hero-1-tall.svg';
import { More, Post, PostImage, PostLink, Posts, Words } from './about-community.styles.ts';

/** Three of our posts on the photo-sharing network. They are drawn here: an embed would let another company follow the visitor. */
const socialPosts = [
  { image: collecting, text: 'Eleven crates before breakfast. The festival was good to us.' },
  { image: drying, text: 'Line day. If the wind holds, these are notebooks by Friday.' },
  { image: painting, text: 'Two painters, one cord, no plan. #chitrayan' },
];

/** What the community is (specification §2 Community, About community). */
export function AboutCommunity() {
  return (
    <>
      <Words>
        <Heading level={2} size="xl">
          Collectors, papermakers, painters, pupils, and you
        </Heading>
        <Text size="lg">
          The Kaagazz community is everyone who keeps a sheet on its round: those who put waste aside, those who make
          something of it, and those who write on it.
        </Text>
        <More>
          <summary>How it works, and how to take part</summary>
          <Text>
            Households and temples keep flowers apart from the rest; tailors keep cuttings, juice stalls keep husk.
            Collecting teams fetch it, workshops turn it into sheets. At events you can try every step yourself. Schools
            visit us, and we visit them. There is no fee and nothing to sign: come to the next event, or write to{' '}
            {COMPANY.email}.
          </Text>
        </More>
      </Words>
      <Posts aria-label="From our social pages">
        {socialPosts.map(({ image, text }) => (
          <Post key={text}>
            <PostImage src={image} alt="" width={800} height={1000} loading="lazy" />
            <Text>{text}</Text>
            <PostLink href={COMPANY.instagram} target="_blank" rel="noreferrer">
              See it on Instagram
            </PostLink>
          </Post>
        ))}
      </Posts>
    </>
  );
}
