import { createContext, useContext } from 'react';
import type { Provider } from 'react';

export function requiredContext<Value>(message: string): [Provider<Value>, () => Value] {
  const Context = createContext<Value | null>(null);

  function useRequired(): Value {
    const value = useContext(Context);
    if (value === null) throw new Error(message);
    return value;
  }

  return [Context.Provider as Provider<Value>, useRequired];
}
