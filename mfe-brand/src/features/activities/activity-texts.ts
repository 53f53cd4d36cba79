import employment from '../../illustrations/seal-inclusive-employment.svg';
import forest from '../../illustrations/seal-no-deforestation.svg';
import opportunities from '../../illustrations/seal-inclusive-opportunities.svg';
import sanitation from '../../illustrations/seal-sanitation.svg';
import texts from './activities.json';

const pictures = [
  { id: 'opportunities', picture: opportunities },
  { id: 'sanitation', picture: sanitation },
  { id: 'forest', picture: forest },
  { id: 'employment', picture: employment },
] as const;

export const activities = pictures.map((activity) => ({ ...activity, ...texts[activity.id] }));
