import { signInPath } from '@kaagazz/contract';
import { ButtonLink, Sheet, Stack, Text } from '@kaagazz/design-system';
import type { PrintService } from '@kaagazz/domain/print';
import { useLocation } from 'react-router-dom';

/** What a visitor finds in the form's place (specification §2, §4); sign-in comes back to the same page, query included (E17). */
export function SignInDoor({ service }: { service: PrintService }) {
  const { pathname, search } = useLocation();
  return (
    <Sheet folded>
      <Stack gap={5}>
        <Text size="lg">{service.signInPrompt}</Text>
        <Text tone="soft">
          We keep your order and its proof with your account, where nobody else sees them. What you choose here stays as
          it is.
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
