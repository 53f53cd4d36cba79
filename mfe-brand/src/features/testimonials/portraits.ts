import type { SiteEntries } from '@kaagazz/api-schema';

import bride from '../../illustrations/portrait-bride.svg';
import conservator from '../../illustrations/portrait-conservator.svg';
import illustrator from '../../illustrations/portrait-illustrator.svg';
import officeManager from '../../illustrations/portrait-office-manager.svg';
import papermaker from '../../illustrations/portrait-papermaker.svg';
import procurementLead from '../../illustrations/portrait-procurement-lead.svg';
import programmeManager from '../../illustrations/portrait-programme-manager.svg';
import schoolTeacher from '../../illustrations/portrait-school-teacher.svg';
import scienceTeacher from '../../illustrations/portrait-science-teacher.svg';
import sheetLifter from '../../illustrations/portrait-sheet-lifter.svg';
import templeVolunteer from '../../illustrations/portrait-temple-volunteer.svg';

export type Testimonial = SiteEntries['testimonial'][number];

export const portraits: Readonly<Record<Testimonial['picture'], string>> = {
  bride,
  conservator,
  illustrator,
  'office-manager': officeManager,
  papermaker,
  'procurement-lead': procurementLead,
  'programme-manager': programmeManager,
  'school-teacher': schoolTeacher,
  'science-teacher': scienceTeacher,
  'sheet-lifter': sheetLifter,
  'temple-volunteer': templeVolunteer,
};
