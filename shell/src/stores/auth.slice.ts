import type { User } from '@kaagazz/contract';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** Must not contain the access token, because Redux DevTools can record actions and state. */
export interface AuthState {
  status: 'loading' | 'ready';
  user: User | null;
}

const initialState: AuthState = { status: 'loading', user: null };

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    storedUserFound(state, { payload }: PayloadAction<User | null>) {
      state.user = payload;
    },
    sessionKnown(state, { payload }: PayloadAction<User | null>) {
      state.status = 'ready';
      state.user = payload;
    },
  },
});

export const authReducer = slice.reducer;
export const { storedUserFound, sessionKnown } = slice.actions;
