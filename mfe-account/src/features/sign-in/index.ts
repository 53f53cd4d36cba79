export { LoginForm } from './login-form.tsx';
export { SignInLayout } from './sign-in-layout.tsx';
export { SignUpForm } from './sign-up-form.tsx';
