import { FormMessage, Text } from '@kaagazz/design-system';
import type { PrintService } from '@kaagazz/domain/print';
import type { ReactNode } from 'react';

import { UploadField } from '../upload/index.ts';
import { Form } from './form.styles.ts';
import { QuestionFields, questionsOf } from './question-fields.tsx';
import { useFocusOnProblem } from './use-focus-on-problem.ts';
import { fixedByFile } from './use-pages-of-file.ts';
import type { PrintOrderState } from './use-print-order.ts';

interface OrderQuestionsProps {
  /** of the form: its button stands elsewhere */
  id: string;
  service: PrintService;
  order: PrintOrderState;
  isLineGone: boolean;
  /** why it was not taken */
  problem: string | null;
  wantsPrice: boolean;
  howMany: ReactNode;
  onSubmit: () => void;
}

/** All questions of a service, one after the other; what can't be sent says so at the end, and nothing of it is lost. */
export function OrderQuestions(props: OrderQuestionsProps) {
  const { id, service, order, isLineGone, problem, wantsPrice, howMany, onSubmit } = props;
  const { form, values, upload } = order;
  const element = useFocusOnProblem(form, service.file);
  const size = values.size ?? values.paperSize ?? '';

  return (
    <Form
      ref={element}
      id={id}
      noValidate
      aria-label={service.title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {isLineGone && (
        <FormMessage tone="error">
          That line is not in your cart any more. What you fill in here makes a new one.
        </FormMessage>
      )}
      {questionsOf(service).map(({ id: question, title, fields, hasFile }) => (
        <QuestionFields
          key={question}
          service={service.id}
          title={title}
          fields={fields}
          form={form}
          fixed={fixedByFile(upload)}
        >
          {hasFile && service.file && (
            <UploadField rule={service.file} label={fileLabel(service)} upload={upload} size={size} />
          )}
        </QuestionFields>
      ))}
      {howMany}
      {wantsPrice && (
        <Text>
          We have no fixed price for this. Ask for one: we answer by mail, and you pay nothing until you say yes.
        </Text>
      )}
      {problem !== null && <FormMessage tone="error">{`${problem} Nothing of what you typed is lost.`}</FormMessage>}
    </Form>
  );
}

function fileLabel({ file }: PrintService): string {
  if (file?.name === 'logoFile') return 'Your logo';
  return file?.required === true ? 'Your file' : 'Your design';
}
