import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Panel, PanelTitle, Tab, TabList } from './tabs.styles.ts';

const PARAMETER = 'tab';

export interface TabContent {
  name: string;
  title: string;
  content: ReactNode;
}

const STEPS: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Tabs({ label, tabs }: { label: string; tabs: readonly TabContent[] }) {
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const named = tabs.findIndex(({ name }) => name === search.get(PARAMETER));
  const selected = Math.max(named, 0);
  const list = useRef<HTMLDivElement>(null);

  const select = (index: number) => {
    const { name = '' } = tabs[index] ?? {};
    setSearch(index === 0 ? {} : { [PARAMETER]: name }, { replace: true, preventScrollReset: true });
  };

  const selectByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(selected, tabs.length);
    select(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <>
      <TabList ref={list} role="tablist" aria-label={label} onKeyDown={selectByKey}>
        {tabs.map(({ name, title }, index) => (
          <Tab
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
          >
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ name, title, content }, index) => (
        <Panel
          key={name}
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
