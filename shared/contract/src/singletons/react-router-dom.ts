/**
 * Everything that remotes may import from `react-router-dom`. Sharing this list instead of the
 * package keeps tree shaking and saves 23 KB. This file exports from `react-router`, which is not
 * shared, because importing `react-router-dom` here would import this file again.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  generatePath,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router';
export type { LoaderFunctionArgs, RouteObject } from 'react-router';
