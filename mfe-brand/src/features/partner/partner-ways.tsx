import { Way, Ways } from './partner.styles.ts';
import ways from './partner-ways.json';

export function PartnerWays() {
  return (
    <Ways>
      {ways.map(({ name, story }) => (
        <Way key={name}>
          <dt>{name}</dt>
          <dd>{story}</dd>
        </Way>
      ))}
    </Ways>
  );
}
