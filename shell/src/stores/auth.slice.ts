import type { User } from '@kaagazz/contract';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The session as the page shows it. The access token stays in storage alone, so that it is in no log of actions. */
export interface AuthState {
  /** `loading` until the stored session was checked (specification §4 Authentication) */
  status: 'loading' | 'ready';
  user: User | null;
}

const initialState: AuthState = { status: 'loading', user: null };

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The page starts with the stored user, still loading. */
    storedUserFound(state, { payload }: PayloadAction<User | null>) {
      state.user = payload;
    },
    /** The check ended, or the shopper signed in or out. */
    sessionKnown(state, { payload }: PayloadAction<User | null>) {
      state.status = 'ready';
      state.user = payload;
    },
  },
});

export const authReducer = slice.reducer;
export const { storedUserFound, sessionKnown } = slice.actions;
