import { signInPath } from '@kaagazz/contract';
import { ButtonLink, Sheet, Stack, Text } from '@kaagazz/design-system';
import type { PrintService } from '@kaagazz/domain/print';
import { useLocation } from 'react-router-dom';

interface SignInPromptProps {
  service: PrintService;
  isTrial: boolean;
}

export function SignInPrompt({ service, isTrial }: SignInPromptProps) {
  const { pathname, search } = useLocation();
  return (
    <Sheet folded>
      <Stack gap={4}>
        <Text size="lg">{service.signInPrompt}</Text>
        {/* Keep this short. A text larger than the introduction delays LCP until hydration. */}
        {isTrial && (
          <Text tone="soft">You can fill in the whole form first. We’ll keep your answers while you sign in.</Text>
        )}
        <Text tone="soft">We save your order privately in your account.</Text>
        <div>
          <ButtonLink to={signInPath(pathname + search)} variant="secondary">
            Login / Signup
          </ButtonLink>
        </div>
      </Stack>
    </Sheet>
  );
}
