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
