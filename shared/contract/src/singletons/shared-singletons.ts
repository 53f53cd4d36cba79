export const SHARED_SINGLETONS: readonly SharedSingleton[] = [
  { name: 'react' },
  { name: 'react/jsx-runtime' },
  { name: 'react-dom' },
  { name: 'react-dom/client', only: 'mount' },
  { name: 'react-router-dom', only: 'routes', providedBy: '@kaagazz/contract/react-router-dom' },
  { name: 'react-redux', only: 'routes', providedBy: '@kaagazz/contract/react-redux' },
  { name: 'styled-components', only: 'routes', providedBy: '@kaagazz/contract/styled-components' },
  { name: '@kaagazz/contract', only: 'routes' },
];

export type FaceKind = 'routes' | 'mount';

export interface SharedSingleton {
  name: string;
  only?: FaceKind;
  providedBy?: string;
}

export function singletonsOf(kind: FaceKind): SharedSingleton[] {
  return SHARED_SINGLETONS.filter(({ only = kind }) => only === kind);
}

export function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
