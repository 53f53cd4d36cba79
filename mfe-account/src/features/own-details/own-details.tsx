import type { User } from '@kaagazz/contract';
import { Button, Cluster, ColorField, FieldPair, Form, Text, TextField } from '@kaagazz/design-system';
import { COLOR_PROBLEM, MAXIMUM_NAME_LENGTH, isIndianMobile, normaliseIndianPhone, readColor } from '@kaagazz/domain';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';

import { ProfileSection } from '../profile-section/index.ts';
import { SaveProblem } from './save-problem.tsx';
import { useEditDetails } from './use-edit-details.ts';

const DetailsForm = styled(Form)`
  max-width: 32rem;
`;

const isColor = (typed: string) => readColor(typed) !== null || COLOR_PROBLEM;

export function OwnDetails({ user }: { user: User }) {
  const { register, control, errors, submit, busy, problem } = useEditDetails(user);

  return (
    <ProfileSection
      title="Your details"
      intro="Your name, a phone number for the courier, and the colours of your business cards."
    >
      <DetailsForm aria-label="Your details" onSubmit={submit}>
        <TextField
          label="Full name"
          required
          autoComplete="name"
          maxLength={MAXIMUM_NAME_LENGTH}
          error={errors.fullname?.message}
          {...register('fullname', { validate: (name) => name.trim() !== '' || 'Full name is required.' })}
        />
        <TextField
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          hint="10 digits, or leave it empty"
          error={errors.phone?.message}
          {...register('phone', {
            validate: (phone) =>
              phone.trim() === '' ||
              isIndianMobile(normaliseIndianPhone(phone)) ||
              'Enter a valid 10-digit Indian phone number',
          })}
        />
        <TextField
          label="Email"
          type="email"
          readOnly
          value={user.email}
          hint="Your sign-in codes are sent to this address, so it can’t be changed."
        />
        <FieldPair>
          <Controller
            name="brandColor"
            control={control}
            rules={{
              validate: (main, { secondColor }) =>
                main.trim() === '' ? secondColor.trim() === '' || 'Choose the brand colour first.' : isColor(main),
            }}
            render={({ field: { name, value, onChange, ref } }) => (
              <ColorField
                {...{ name, value, onChange, ref }}
                label="Brand colour"
                hint="We suggest this colour for new business cards. You can leave this field empty."
                error={errors.brandColor?.message}
              />
            )}
          />
          <Controller
            name="secondColor"
            control={control}
            rules={{ validate: (second) => second.trim() === '' || isColor(second) }}
            render={({ field: { name, value, onChange, ref } }) => (
              <ColorField
                {...{ name, value, onChange, ref }}
                label="Second brand colour"
                hint="Optional. Used for details on business cards, such as the tagline."
                error={errors.secondColor?.message}
              />
            )}
          />
        </FieldPair>
        <Cluster>
          <Button type="submit" busy={busy}>
            Save changes
          </Button>
          {problem ? <SaveProblem problem={problem} /> : <Text tone="soft">{busy ? 'Saving…' : ''}</Text>}
        </Cluster>
      </DetailsForm>
    </ProfileSection>
  );
}
