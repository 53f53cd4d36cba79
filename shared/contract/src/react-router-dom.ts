/**
 * What remotes may use of React Router: the shared singleton `react-router-dom` is this list. Sharing the package itself would switch
 * tree shaking off for all of it (23 KB). It must import from `react-router`, which is not shared, or it would import itself.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  RouterContextProvider,
  createMemoryRouter,
  generatePath,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
export type { LoaderFunctionArgs, RouteObject } from 'react-router';
