/** The build replaces `react-router-dom` with this file, which saves 23 KB. */
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
