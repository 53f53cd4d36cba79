import { addToCart, changeCartQuantity, isPrintLineId, removeFromCart } from '@kaagazz/domain';
import type { CartLine } from '@kaagazz/domain';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

import { sessionKnown } from './auth.slice.ts';

export interface CartState {
  status: 'loading' | 'ready';
  lines: CartLine[];
}

const initialState: CartState = { status: 'loading', lines: [] };

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartRead(_state, { payload }: PayloadAction<CartLine[]>): CartState {
      return { status: 'ready', lines: payload };
    },
    itemAdded(state, { payload }: PayloadAction<{ item: Omit<CartLine, 'quantity'>; quantity: number }>) {
      state.lines = addToCart(state.lines, payload.item, payload.quantity);
    },
    lineRemoved(state, { payload }: PayloadAction<string>) {
      state.lines = removeFromCart(state.lines, payload);
    },
    quantityChanged(state, { payload }: PayloadAction<{ id: string; delta: number }>) {
      state.lines = changeCartQuantity(state.lines, payload.id, payload.delta);
    },
    lineRepriced(state, { payload }: PayloadAction<{ id: string; price: number }>) {
      const line = state.lines.find(({ id }) => id === payload.id);
      if (line) line.price = payload.price;
    },
    cartCleared(state) {
      state.lines = [];
    },
  },
  extraReducers(builder) {
    builder.addCase(sessionKnown, (state, { payload: user }) => {
      if (!user) state.lines = state.lines.filter(({ id }) => !isPrintLineId(id));
    });
  },
});

export const cartReducer = slice.reducer;
export const { cartRead, itemAdded, lineRemoved, quantityChanged, lineRepriced, cartCleared } = slice.actions;
