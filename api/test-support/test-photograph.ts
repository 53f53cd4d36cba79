import sharp, { type Sharp } from 'sharp';

export function testPhotograph(
  width: number,
  height: number,
  discAt: { x: number; y: number } = { x: 0.5, y: 0.5 },
): Sharp {
  const radius = Math.min(width, height) / 5;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="ground" x2="1" y2="1"><stop stop-color="#3b2a1e"/><stop offset="1" stop-color="#5b6b3a"/></linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#ground)"/>
    <circle cx="${width * discAt.x}" cy="${height * discAt.y}" r="${radius}" fill="#e8a33d"/>
    <circle cx="${width * discAt.x}" cy="${height * discAt.y}" r="${radius / 2}" fill="#f6efe2"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).removeAlpha();
}
