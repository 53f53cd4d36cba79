import type { User } from '@kaagazz/contract';
import { Button, Cluster, Form, Text, TextField } from '@kaagazz/design-system';
import { MAXIMUM_NAME_LENGTH, isIndianMobile, normaliseIndianPhone } from '@kaagazz/domain';
import styled from 'styled-components';

import { ProfileSection } from '../profile-section/index.ts';
import { SaveProblem } from './save-problem.tsx';
import { useEditDetails } from './use-edit-details.ts';

const DetailsForm = styled(Form)`
  max-width: 32rem;
`;

export function OwnDetails({ user }: { user: User }) {
  const { register, errors, submit, busy, problem } = useEditDetails(user);

  return (
    <ProfileSection title="Your details" intro="Your name, and a phone number for the courier.">
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
          hint="Your sign-in codes go to this address, so it can’t be changed."
        />
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
