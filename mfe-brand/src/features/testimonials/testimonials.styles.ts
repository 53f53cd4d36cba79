import { media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Row = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(10)};
  padding: ${tokens.space(6)} 0 0;

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space(14)};
  }
`;

export const Portrait = styled.img`
  width: 5.5rem;
  height: 5.5rem;
`;

export const Testimonial = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space(4)};
`;

export const Quote = styled.blockquote`
  margin: 0;
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.lg};
  line-height: 1.4;
  text-wrap: pretty;

  &::before {
    content: '“';
  }

  &::after {
    content: '”';
  }
`;

export const Author = styled.p`
  margin: 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.sm};
`;

export const SingleTestimonial = styled.div`
  display: grid;
  gap: ${tokens.space(6)};
  align-items: center;
  align-content: start;

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 52rem);
    gap: ${tokens.space(12)};
  }
`;

export const LargePortrait = styled.img`
  width: 8rem;
  height: 8rem;

  ${media.desktop} {
    width: 15rem;
    height: 15rem;
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space(4)};

  ${Quote} {
    font-size: ${tokens.size.xl};
    line-height: 1.3;
  }

  /* Aligns the button's label with the text above. */
  > button {
    margin-inline-start: calc(-1 * ${tokens.space(3)});
  }
`;
