export { LoginForm } from './login-form.tsx';
export { SignInDoor } from './sign-in-door.tsx';
export { SignUpForm } from './sign-up-form.tsx';
