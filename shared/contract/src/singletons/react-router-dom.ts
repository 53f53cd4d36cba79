/**
 * The build resolves `react-router-dom` to this file, because sharing only these exports saves 23
 * KB.
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
