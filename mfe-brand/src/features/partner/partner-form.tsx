import { useHydrated } from '@kaagazz/contract';
import { Button, FieldPair, FormMessage, SelectField, Text, TextAreaField, TextField } from '@kaagazz/design-system';
import { PARTNER_SERVICES } from '@kaagazz/domain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { EMPTY_REQUEST, partnerRequest, partnerRules } from './partner-rules.ts';
import type { PartnerFields } from './partner-rules.ts';
import { useConnectMutation } from './partner.api.ts';
import { PartnerRequestForm } from './partner.styles.ts';

const SENT = "✅ Form submitted successfully. We'll contact you soon!";
const FAILED = '❌ Something went wrong. Please try again later.';

const services = PARTNER_SERVICES.map((service) => ({ value: service, label: service }));

export function PartnerForm() {
  const [connect] = useConnectMutation();
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null);
  const hydrated = useHydrated();
  const { register, handleSubmit, reset, formState } = useForm<PartnerFields>({ defaultValues: EMPTY_REQUEST });
  const { errors, isSubmitting } = formState;
  const field = (name: keyof PartnerFields) => ({
    error: errors[name]?.message,
    ...register(name, { validate: partnerRules[name] }),
  });

  async function send(fields: PartnerFields) {
    // Prevents a second request if Enter is pressed twice.
    if (isSubmitting) return;
    setOutcome(null);
    const { error } = await connect(partnerRequest(fields));
    if (!error) reset(EMPTY_REQUEST);
    setOutcome(error ? 'failed' : 'sent');
  }

  return (
    <PartnerRequestForm aria-label="Partner request" onSubmit={(event) => void handleSubmit(send)(event)}>
      <noscript>
        <Text>
          This form needs JavaScript. If you can’t turn it on, please email us at the address at the bottom of the page.
        </Text>
      </noscript>
      <FieldPair>
        <TextField label="Full name" required autoComplete="name" {...field('fullname')} />
        <TextField label="Company name" required autoComplete="organization" {...field('companyName')} />
        <TextField label="Email" type="email" required autoComplete="email" {...field('email')} />
        <TextField
          label="Phone"
          type="tel"
          inputMode="numeric"
          required
          autoComplete="tel-national"
          {...field('phone')}
        />
      </FieldPair>
      <SelectField
        label="Service type"
        required
        placeholder="Select a service type"
        options={services}
        {...field('serviceType')}
      />
      <TextField label="Estimated time frame" hint="If you have one in mind" {...field('estimatedTime')} />
      <TextAreaField
        label="Notes"
        rows={5}
        hint="Tell us what you need, how much and what it is for"
        {...field('notes')}
      />
      {outcome === 'failed' && <FormMessage tone="error">{FAILED}</FormMessage>}
      {outcome === 'sent' && <FormMessage tone="success">{SENT}</FormMessage>}
      <Button type="submit" size="lg" busy={isSubmitting} disabled={!hydrated}>
        Send request
      </Button>
    </PartnerRequestForm>
  );
}
