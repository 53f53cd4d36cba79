import { Button, Cluster, Field, fieldNotes, TextField, tokens } from '@kaagazz/design-system';
import { Node, type ChainedCommands } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';

import { PictureField, type CustomFieldProps } from './picture-field.tsx';

const Frame = styled.div`
  .tiptap {
    min-height: 20rem;
    padding: ${tokens.space(3)} ${tokens.space(4)};
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.paper};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  img {
    max-width: 100%;
    height: auto;
  }

  .ProseMirror-selectednode {
    outline: 3px solid ${tokens.color.focus};
  }
`;

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  addAttributes: () => ({ src: {}, alt: { default: '' }, width: { default: null }, height: { default: null } }),
  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: (figure) => figure.querySelector('figcaption') ?? document.createElement('p'),
      getAttrs: (figure) => {
        const image = figure.querySelector('img');
        return image && Object.fromEntries([...image.attributes].map(({ name, value }) => [name, value]));
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
});

/** Supports only the markup that the api allows in posts. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, HTMLAttributes: { rel: null, target: null } },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
  Figure,
];

const STYLES: readonly {
  label: string;
  name: string;
  level?: number;
  run: (to: ChainedCommands) => ChainedCommands;
}[] = [
  { label: 'Bold', name: 'bold', run: (to) => to.toggleBold() },
  { label: 'Italic', name: 'italic', run: (to) => to.toggleItalic() },
  { label: 'Heading', name: 'heading', level: 2, run: (to) => to.toggleHeading({ level: 2 }) },
  { label: 'Subheading', name: 'heading', level: 3, run: (to) => to.toggleHeading({ level: 3 }) },
  { label: 'List', name: 'bulletList', run: (to) => to.toggleBulletList() },
  { label: 'Numbers', name: 'orderedList', run: (to) => to.toggleOrderedList() },
  { label: 'Quote', name: 'blockquote', run: (to) => to.toggleBlockquote() },
  { label: 'Link', name: 'link', run: (to) => to.toggleLink({ href: '/products' }) },
];

export function RichTextField({ label, hint, error, required, value, onChange }: CustomFieldProps) {
  const id = useId();
  const [stop, setStop] = useState(0);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // Don't inject styles, because the staff app's Content-Security-Policy forbids style elements
    // without a nonce.
    injectCSS: false,
    editorProps: { attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: STYLES.map(({ name, level }) => now.isActive(name, level && { level })),
      href: now.isActive('link') ? String(now.getAttributes('link').href) : undefined,
      alt: now.isActive('figure') ? String(now.getAttributes('figure').alt) : undefined,
    }),
  });
  const addPicture: CustomFieldProps['onChange'] = (src, size) => {
    editor.commands.insertContentAt(editor.state.selection.to, { type: 'figure', attrs: { src, ...size } });
    editor.state.doc.descendants(({ attrs }, position) => {
      if (attrs.src === src) editor.commands.setNodeSelection(position);
    });
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <Cluster role="toolbar" aria-label="Formatting" gap={1} onKeyDown={moveFocus}>
        {STYLES.map((style, i) => (
          <Button
            key={style.label}
            variant={state.active[i] ? 'secondary' : 'quiet'}
            aria-pressed={state.active[i]}
            tabIndex={i === stop ? 0 : -1}
            onFocus={() => setStop(i)}
            onClick={() => style.run(editor.chain().focus(null, { scrollIntoView: false })).run()}
          >
            {style.label}
          </Button>
        ))}
      </Cluster>
      {state.href !== undefined && (
        <TextField
          label="Address of the link"
          hint="https://…, or a path such as /products"
          value={state.href}
          onChange={({ target }) => editor.commands.updateAttributes('link', { href: target.value })}
        />
      )}
      {state.alt !== undefined && (
        <TextField
          label="What does the picture show?"
          required
          value={state.alt}
          onChange={({ target }) => editor.commands.updateAttributes('figure', { alt: target.value })}
        />
      )}
      <Frame {...fieldNotes(id, error, hint)}>
        <EditorContent editor={editor} />
      </Frame>
      <PictureField label="Add a picture to the text" required={false} value="" onChange={addPicture} />
    </Field>
  );
}

function moveFocus({ key, currentTarget }: KeyboardEvent) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const buttons = [...currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (step !== undefined) buttons.at((at + step) % buttons.length)?.focus();
}
