/**
 * What the bare server asks the database: the same that the api asks for the same calls, each by a name, so that it is planned once for
 * each connection.
 */
export interface Statement {
  name: string;
  text: string;
}

const PRODUCT = `id, title, description, images, original_price, discount_percent, price, stock, rating, category, tags, created_at`;
const ATTEMPT = `id, buyer_id, state, lines, goods, shipping, total, shipping_address, gateway_order_id, gateway_payment_id,
  reserved_until, check_at, checks, created_at, updated_at`;

const named = (name: string, text: string): Statement => ({ name: `bare_${name}`, text });

export const STATEMENTS = {
  newestProducts: named(
    'newest_products',
    `select ${PRODUCT} from products where on_sale = true order by created_at desc, id desc limit $1`,
  ),
  product: named('product', `select ${PRODUCT} from products where on_sale = true and id = $1`),
  sessionUser: named(
    'session_user',
    `select users.id, sessions.id as session_id, email, fullname, phone, username, profile_pic
     from sessions inner join users on users.id = sessions.user_id
     where sessions.id = $1 and sessions.user_id = $2 and revoked_at is null and expires_at > $3`,
  ),
  countCall: named(
    'count_call',
    `insert into throttle_counts (key, window_started_at, count) values ($1, $2, 1)
     on conflict (key) do update set
       count = case when throttle_counts.window_started_at <= $3::timestamptz then 1 else throttle_counts.count + 1 end,
       window_started_at = case when throttle_counts.window_started_at <= $3::timestamptz
         then excluded.window_started_at else throttle_counts.window_started_at end
     returning key, window_started_at, count`,
  ),
  lockOpenAttempt: named(
    'lock_open_attempt',
    `select ${ATTEMPT} from payment_attempts where buyer_id = $1 and state = 'open' for update`,
  ),
  lockProducts: named(
    'lock_products',
    `select on_sale, id, title, images, price, stock from products where id = any($1::text[]) order by id for update`,
  ),
  returnStock: named(
    'return_stock',
    `update products set stock = products.stock + back.quantity
     from (select id, sum(quantity)::int as quantity
       from unnest($1::text[], $2::int[]) as piece (id, quantity) group by id) as back
     where products.id = back.id`,
  ),
  releaseAttempt: named(
    'release_attempt',
    `update payment_attempts set state = 'released', updated_at = $2 where id = $1`,
  ),
  takeStock: named(
    'take_stock',
    `update products set stock = products.stock - wanted.quantity
     from unnest($1::text[], $2::int[]) as wanted (id, quantity)
     where products.id = wanted.id and products.stock >= wanted.quantity returning products.id`,
  ),
  insertAttempt: named(
    'insert_attempt',
    `insert into payment_attempts (id, buyer_id, state, lines, goods, shipping, total, shipping_address, reserved_until, created_at, updated_at)
     values ($1, $2, 'open', $3, $4, $5, $6, $7, $8, $9, $9)`,
  ),
  tieGatewayOrder: named(
    'tie_gateway_order',
    `update payment_attempts set gateway_order_id = $2, check_at = $3, checks = 0, updated_at = $4
     where id = $1 and state = 'open' and gateway_order_id is null returning id`,
  ),
  touchAddress: named(
    'touch_address',
    `update addresses set last_used_at = $6
     where user_id = $1 and name = $2 and email = $3 and phone = $4 and address = $5`,
  ),
} as const;
