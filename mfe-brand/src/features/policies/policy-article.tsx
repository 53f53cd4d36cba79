import type { PolicyBlock, SitePolicy } from '@kaagazz/api-schema';
import { useSiteSettings } from '@kaagazz/contract';
import { Heading, Text } from '@kaagazz/design-system';
import { useMemo } from 'react';

import { FormattedDate } from '../../dates/formatted-date.tsx';
import { StandaloneLink } from '../../links/standalone-link.ts';
import { paths } from '../../paths.ts';
import { Article, Columns, Contents, Lead, Part, Terms, Top } from './policy.styles.ts';
import { fillPlaceholders } from './policy.ts';
import { WithMailLink } from './with-mail-link.tsx';

export function PolicyArticle({ policy, path }: { policy: SitePolicy; path: string }) {
  const settings = useSiteSettings();
  const { title, summary, updatedOn } = policy;
  const sections = useMemo(() => fillPlaceholders(policy.sections, settings), [policy, settings]);

  return (
    <>
      <Top>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Lead>{summary}</Lead>
        <Text tone="soft" size="sm">
          Last updated: <FormattedDate date={updatedOn} />
        </Text>
      </Top>
      <Columns>
        <Contents aria-labelledby="contents">
          <Heading level={2} size="md" id="contents">
            On this page
          </Heading>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <Article>
          {sections.map((section) => (
            <Part key={section.id} aria-labelledby={section.id}>
              <Heading level={2} size="xl" id={section.id} tabIndex={-1}>
                {section.title}
              </Heading>
              {section.blocks.map((block, position) => (
                <Block key={position} block={block} />
              ))}
            </Part>
          ))}
          <Text tone="soft">
            Read also: <OtherPolicy path={path} />
          </Text>
        </Article>
      </Columns>
    </>
  );
}

function Block({ block }: { block: PolicyBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <WithMailLink text={block} />
      </p>
    );
  }
  if ('items' in block) {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <Terms>
      {block.terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <WithMailLink text={text} />
          </dd>
        </div>
      ))}
    </Terms>
  );
}

function OtherPolicy({ path }: { path: string }) {
  return path === paths.privacy ? (
    <StandaloneLink to={paths.terms}>Terms of Service</StandaloneLink>
  ) : (
    <StandaloneLink to={paths.privacy}>Privacy Policy</StandaloneLink>
  );
}
