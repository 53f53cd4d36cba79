import { StyleSheetManager } from 'styled-components';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { DeskApp } from './desk-app.tsx';
import { GlobalStyle } from './frame/global-style.ts';

export function mountDesk(element: HTMLElement, { basename }: { basename: string }): () => void {
  document.title = 'Kaagazz desk';
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <StyleSheetManager>
        <GlobalStyle />
        <BrowserRouter basename={basename}>
          <DeskApp />
        </BrowserRouter>
      </StyleSheetManager>
    </StrictMode>,
  );
  return () => root.unmount();
}
