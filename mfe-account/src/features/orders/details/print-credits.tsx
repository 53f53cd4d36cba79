import type { Order } from '@kaagazz/api-schema';
import { Text } from '@kaagazz/design-system';
import { dayInWords, formatRupees } from '@kaagazz/domain';

export function PrintCredits({ order: { printCredits = [] } }: { order: Order }) {
  return printCredits.map(({ code, amount, lastDay, isUsed }) =>
    isUsed ? (
      <Text key={code}>{`You have used the code ${code} for ${formatRupees(amount)} off.`}</Text>
    ) : (
      <Text key={code}>
        {`${formatRupees(amount)} off your print order with the code `}
        <strong>{code}</strong>
        {`, valid until ${dayInWords(lastDay)}. Enter it at checkout. You can use it once, and nobody else can use it.`}
      </Text>
    ),
  );
}
