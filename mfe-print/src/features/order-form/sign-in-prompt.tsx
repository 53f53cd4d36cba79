import { signInPath } from '@kaagazz/contract';
import { ButtonLink, Sheet, Stack, Text } from '@kaagazz/design-system';
import type { PrintService } from '@kaagazz/domain/print';
import { useLocation } from 'react-router-dom';

export function SignInPrompt({ service }: { service: PrintService }) {
  const { pathname, search } = useLocation();
  return (
    <Sheet folded>
      <Stack gap={5}>
        <Text size="lg">{service.signInPrompt}</Text>
        <Text tone="soft">
          We keep your order and its proof in your account, where nobody else can see them. What you choose here is kept
          while you sign in.
        </Text>
        <div>
          <ButtonLink to={signInPath(pathname + search)} size="lg">
            Login / Signup
          </ButtonLink>
        </div>
      </Stack>
    </Sheet>
  );
}
