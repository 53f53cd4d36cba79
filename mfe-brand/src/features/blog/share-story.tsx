import { useHydrated, useToast } from '@kaagazz/contract';
import { Button, Icon, textLinkStyles, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space(1)} ${tokens.space(4)};
  min-height: 2.75rem;
`;

const MailLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space(2)};
  min-height: 2.75rem;
  font-size: ${tokens.size.sm};
  ${textLinkStyles}
`;

export function ShareStory({ title }: { title: string }) {
  const toast = useToast();
  const hydrated = useHydrated();
  const url = hydrated ? location.origin + location.pathname : '';

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast({ tone: 'success', text: 'Link copied.' });
    } catch {
      toast({ tone: 'error', text: `The link could not be copied. It is ${url}` });
    }
  }

  function share(): void {
    // `share` rejects when the visitor cancels, which is not an error.
    navigator.share({ title, url }).catch(() => undefined);
  }

  return (
    <Row role="group" aria-label="Share this story">
      <MailLink href={mailTo(title, url)}>
        <Icon name="mail" size={18} />
        Send by email
      </MailLink>
      {hydrated && (
        <Button variant="quiet" onClick={() => void copy()}>
          Copy link
        </Button>
      )}
      {hydrated && 'share' in navigator && (
        <Button variant="quiet" onClick={share}>
          Share
        </Button>
      )}
    </Row>
  );
}

function mailTo(title: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
}
