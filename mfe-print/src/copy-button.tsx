import { useToast } from '@kaagazz/contract';
import { Button } from '@kaagazz/design-system';

interface CopyButtonProps {
  text: () => string;
  children: string;
}

export function CopyButton({ text, children }: CopyButtonProps) {
  const toast = useToast();

  async function copy() {
    // `navigator.clipboard` is undefined without HTTPS. Accessing it inside the promise chain turns
    // the resulting error into a rejection.
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text()))
      .then(
        () => true,
        () => false,
      );
    toast({ text: isCopied ? 'Link copied' : 'We couldn’t copy the link.', tone: isCopied ? 'success' : 'error' });
  }

  return (
    <Button variant="secondary" onClick={() => void copy()}>
      {children}
    </Button>
  );
}
