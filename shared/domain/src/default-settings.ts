/** Amounts are in rupees. */
export const DEFAULT_SETTINGS = {
  company: {
    legalName: '',
    address: '',
    phone: '',
    email: 'hello@kaagazz.example',
    grievanceOfficer: '',
    gstin: '',
  },
  social: {
    instagram: 'https://www.instagram.com/kaagazz',
    linkedin: 'https://www.linkedin.com/company/kaagazz',
    /** URLs of posts, such as `https://www.instagram.com/p/<code>/`. */
    instagramPosts: [] as string[],
  },
  shipping: { flatFee: 99, freeAbove: 2500, varies: false, giftWrap: 49 as number | null },
  cash: { isOffered: true, limit: 3000 },
  notice: '',
  pause: { isPaused: false, message: '' },
};
