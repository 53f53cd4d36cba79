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
import texts from './testimonials.json';

// Testimonials are attributed to roles rather than named people.
const homePortraits = [
  { id: 'illustrator', image: illustrator },
  { id: 'office-manager', image: officeManager },
  { id: 'school-teacher', image: schoolTeacher },
  { id: 'papermaker', image: papermaker },
  { id: 'bride', image: bride },
] as const;

const sustainabilityPortraits = [
  { id: 'procurement-lead', image: procurementLead },
  { id: 'temple-volunteer', image: templeVolunteer },
  { id: 'conservator', image: conservator },
  { id: 'sheet-lifter', image: sheetLifter },
  { id: 'science-teacher', image: scienceTeacher },
  { id: 'programme-manager', image: programmeManager },
] as const;

export const homeTestimonials = homePortraits.map((person) => ({ ...person, ...texts.home[person.id] }));

export const sustainabilityTestimonials = sustainabilityPortraits.map((person) => ({
  ...person,
  ...texts.sustainability[person.id],
}));

export type SustainabilityTestimonial = (typeof sustainabilityTestimonials)[number];

export const chitrayanTestimonials = texts.chitrayan;
