import type { DeskToday } from '@kaagazz/api-schema';
import { Heading, VisuallyHidden, tokens } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import styled from 'styled-components';

const Figure = styled.figure`
  margin: ${tokens.space(5)} 0 0;

  .recharts-text {
    fill: ${tokens.color.inkSoft};
    font-size: 0.75rem;
  }
`;

const Plot = styled.div`
  height: 11rem;
`;

/** Formats `2026-11-25` as `25/11`. */
const shortDay = (day: string) => day.split('-').slice(1).toReversed().join('/');

export function DaysChart({ days }: Pick<DeskToday, 'days'>) {
  const hasTakings = days.some(({ takings }) => takings !== null);
  return (
    <div>
      {hasTakings && (
        <DayBars
          title="Takings, last 30 days"
          points={days.map(({ day, takings }) => ({ day, value: takings ?? 0 }))}
          fill={tokens.color.leaf}
          format={(value) => formatRupees(value)}
        />
      )}
      <DayBars
        title="Orders, last 30 days"
        points={days.map(({ day, orders }) => ({ day, value: orders }))}
        fill={tokens.color.terracotta}
        format={String}
      />
    </div>
  );
}

interface DayBarsProps {
  title: string;
  /** Oldest first. */
  points: readonly { day: string; value: number }[];
  fill: string;
  format: (value: number) => string;
}

export function DayBars({ title, points, fill, format }: DayBarsProps) {
  const total = points.reduce((sum, { value }) => sum + value, 0);
  return (
    <Figure>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <figcaption>{format(total)} in total</figcaption>
      <Plot aria-hidden="true">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={[...points]} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
            <XAxis dataKey="day" tickFormatter={shortDay} tickLine={false} axisLine={false} minTickGap={24} />
            <YAxis width={44} tickLine={false} axisLine={false} allowDecimals={false} />
            <Tooltip formatter={(value) => format(Number(value))} />
            <Bar dataKey="value" name={title} fill={fill} radius={[2, 2, 0, 0]} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </Plot>
      <VisuallyHidden>
        <table>
          <caption>{title}</caption>
          <tbody>
            {points.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Figure>
  );
}
