import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { deleteReviewsOf, reviewsOf } from './reviews.repository.ts';

export const reviewsPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    return { reviews: await reviewsOf(database, id) };
  },
  forget: (tx, { id }) => deleteReviewsOf(tx, id),
};
