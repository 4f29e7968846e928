import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import plain from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

const FONTS = [
  { family: 'Bricolage Grotesque Variable', url: display },
  { family: 'Source Sans 3 Variable', url: plain },
] as const;

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the font cannot be read')));
    reader.readAsDataURL(blob);
  });

/** A picture stands alone: its fonts have to be inside. */
async function withFonts(svg: string): Promise<string> {
  const faces = await Promise.all(
    FONTS.map(async ({ family, url }) => {
      const font = await dataUrlOf(await (await fetch(url)).blob());
      return `@font-face{font-family:"${family}";font-weight:200 900;src:url(${font})}`;
    }),
  );
  return svg.replace('>', `><style>${faces.join('')}</style>`);
}

/** An SVG drawn as a PNG file. */
export async function pictureOf(svg: string, name: string): Promise<File> {
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([await withFonts(svg)], { type: 'image/svg+xml' }));
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  URL.revokeObjectURL(picture.src);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) throw new Error('the picture cannot be drawn');
  return new File([blob], name, { type: 'image/png' });
}

export function savePicture(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Hands the picture to the device's share sheet; where there is none it is saved, and the answer is false. */
export async function sharePicture(file: File, text: string): Promise<boolean> {
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    // Closing the sheet without choosing is no fault.
    await navigator.share({ files: [file], text }).catch(() => undefined);
    return true;
  }
  savePicture(file);
  return false;
}
