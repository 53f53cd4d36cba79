import { Link } from 'react-router-dom';

import { orderPath } from '../../paths.ts';

/** Shows a quote's payment link, or its order once the quote is paid. */
export function QuoteLink({ link: { url, order } }: { link: { url: string; order: string | null } }) {
  return (
    <li>
      {order === null ? (
        <>
          Not paid yet: <a href={url}>payment link</a>
        </>
      ) : (
        <>
          Paid: <Link to={orderPath(order)}>{order}</Link>
        </>
      )}
    </li>
  );
}
