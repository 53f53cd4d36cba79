const FAMILIES: [mark: RegExp, family: string][] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bEdgA?\//, 'Edge'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.* Safari\//, 'Safari'],
];

export function browserFamily(userAgent = ''): string {
  return FAMILIES.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other';
}
