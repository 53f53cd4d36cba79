import type { CSSProperties } from 'react';

export const MAIL_STYLES = {
  page: { margin: 0, backgroundColor: '#f6efe2', color: '#3b2a1c', font: '16px/1.6 Georgia, serif' },
  column: { maxWidth: '560px', padding: '32px 16px' },
  logo: { display: 'inline-block', marginRight: '10px', verticalAlign: 'middle' },
  brand: { fontSize: '22px', letterSpacing: '.02em', verticalAlign: 'middle' },
  card: {
    margin: '20px 0',
    padding: '28px 24px 12px',
    backgroundColor: '#fffdf8',
    border: '1px solid #e4d8c2',
  },
  heading: { margin: '0 0 20px', fontSize: '24px', lineHeight: 1.3, fontWeight: 'normal' },
  paragraph: { margin: '0 0 16px', fontSize: '16px', lineHeight: 1.6 },
  panel: { margin: '0 0 16px', padding: '12px 16px', borderLeft: '3px solid #2f6b3c', backgroundColor: '#f6efe2' },
  code: { margin: '20px 0', font: '700 34px/1 monospace', letterSpacing: '.25em' },
  link: { color: '#2e6b3e', textDecoration: 'underline' },
  button: {
    margin: '4px 0 20px',
    padding: '13px 24px',
    borderRadius: '3px',
    backgroundColor: '#2f6b3c',
    color: '#ffffff',
    fontSize: '16px',
  },
  cell: { padding: '10px 12px 10px 0', borderBottom: '1px solid #e4d8c2', verticalAlign: 'top', textAlign: 'left' },
  small: { color: '#6b5a48', fontSize: '14px', lineHeight: 1.5 },
} as const satisfies Record<string, CSSProperties>;

/** The rules need `!important` to override the inline styles. */
export const DARK_MODE = `@media (prefers-color-scheme: dark) {
.page, .page > table > tbody > tr > td { background-color: #1f1914 !important; color: #f1e6d6 !important; }
.card { background-color: #2a221b !important; border-color: #4a3d31 !important; }
.panel { background-color: #1f1914 !important; border-color: #86b878 !important; }
.cell { border-color: #4a3d31 !important; }
.small { color: #c9b8a3 !important; }
.link { color: #9ccf8d !important; }
}`;
