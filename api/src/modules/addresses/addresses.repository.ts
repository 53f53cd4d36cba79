import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { ShippingAddress } from '@kaagazz/api-schema';
import { addresses } from './addresses.tables.ts';

export type AddressRow = typeof addresses.$inferSelect;

export async function addressesOf(database: Database, userId: string): Promise<AddressRow[]> {
  return database
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.lastUsedAt), desc(addresses.createdAt), desc(addresses.id));
}

export async function insertAddress(
  tx: Database,
  userId: string,
  { name, email, phone, address }: ShippingAddress,
  now: Date,
): Promise<AddressRow> {
  const [row] = await tx
    .insert(addresses)
    .values({ id: randomUUID(), userId, name, email, phone, address, createdAt: now, lastUsedAt: now })
    .returning();
  if (!row) throw new Error('the insert returned no address');
  return row;
}

export async function touchIdentical(
  database: Database,
  userId: string,
  wanted: ShippingAddress,
  now: Date,
): Promise<AddressRow | undefined> {
  const [row] = await database
    .update(addresses)
    .set({ lastUsedAt: now })
    .where(and(eq(addresses.userId, userId), isSame(wanted)))
    .returning();
  return row;
}

export async function updateAddress(
  tx: Database,
  userId: string,
  id: string,
  { name, email, phone, address }: ShippingAddress,
  now: Date,
): Promise<AddressRow | undefined> {
  const [row] = await tx
    .update(addresses)
    .set({ name, email, phone, address, lastUsedAt: now })
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
    .returning();
  return row;
}

export async function deleteDuplicates(tx: Database, { id, userId, ...same }: AddressRow): Promise<void> {
  await tx.delete(addresses).where(and(eq(addresses.userId, userId), isSame(same), ne(addresses.id, id)));
}

export async function deleteAddress(database: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await database
    .delete(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
    .returning({ id: addresses.id });
  return deleted.length === 1;
}

export async function deleteAddressesOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.userId, userId));
}

function isSame({ name, email, phone, address }: ShippingAddress) {
  return and(
    eq(addresses.name, name),
    eq(addresses.email, email),
    eq(addresses.phone, phone),
    eq(addresses.address, address),
  );
}
