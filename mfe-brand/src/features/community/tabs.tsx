import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { Panel, PanelTitle, Tab, TabList } from './tabs.styles.ts';

export interface TabContent {
  title: string;
  content: ReactNode;
}

const STEPS: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs by mouse, touch and arrow keys. Without JavaScript all panels stand one below the other. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly TabContent[] }) {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(selected, tabs.length);
    setSelected(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <>
      <TabList ref={list} role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map(({ title }, index) => (
          <Tab
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
          >
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ title, content }, index) => (
        <Panel
          key={title}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          $shown={index === selected}
        >
          <PanelTitle>{title}</PanelTitle>
          {content}
        </Panel>
      ))}
    </>
  );
}
