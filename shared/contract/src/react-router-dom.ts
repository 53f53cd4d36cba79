/**
 * What remotes may use of React Router: the shared singleton `react-router-dom` is this list. Sharing the package itself would switch
 * tree shaking off for all of it (23 KB). It must import from `react-router`, which is not shared, or it would import itself.
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
